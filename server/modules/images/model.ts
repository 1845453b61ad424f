import type { DrawingView } from "../../../web/domain/platforms/drawing-marks";
import type { Features } from "../../../web/domain/platforms/features";
import type { DrawingTheme } from "../../../web/domain/theme";
import type { EncodedBody } from "../../http/content-encoding";

/** The built-in drawings of a platform. */
export interface Drawing {
  /** Names the drawings in all their colours; others have another one. */
  version: string;
  /** What is seen in the side view. */
  alt: string;
  /** What it shows of what can be seen from afar. */
  features: Features;
  /** The drawing from a view in the colours of a theme, or white-hot; nothing where it is not drawn from there. */
  picture(view: DrawingView, theme: DrawingTheme): EncodedBody | undefined;
  /** Which views there are, where their parts are and which cue names which: `DrawingMarks` as JSON. */
  marks(): EncodedBody;
}

/** A unit's own photograph of a platform. */
export interface Photo {
  /** The file's name in the folder of the photographs. */
  name: string;
  file: string;
  /** What the content is, whatever the name says. */
  type: string;
  /** Names this content: when it was changed and how large it is. */
  version: string;
  /** It came from the administrator's area, not by hand. */
  isUploaded: boolean;
}
