import type { Theme } from "../../../web/domain/theme";

/** What is known of a drawing before it is made. */
export interface DrawingFacts {
  /** Names the drawing in all its colours; another drawing has another one. */
  version: string;
  /** What is seen in it. */
  alt: string;
}

/** The built-in drawings. */
export interface Silhouettes {
  /** By platformId, for every platform that has a drawing. */
  facts: Readonly<Record<string, DrawingFacts>>;
  /** The drawing as SVG; null for a platform that has none. */
  draw(platformId: string, theme: Theme): string | null;
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
}
