import { Elysia } from "elysia";
import { DRAWING_VIEWS, type DrawingView } from "../../../web/domain/platforms/drawing-marks";
import { DEFAULT_THEME, DRAWING_THEMES, type DrawingTheme } from "../../../web/domain/theme";
import { ApiError, notFound } from "../../errors";
import { IMMUTABLE, REVALIDATE } from "../../http/cache-control";
import { sendEncoded } from "../../http/content-encoding";
import { decodeSegment } from "../../http/path-segment";
import { DRAWINGS_PATH, type ImagesService, PHOTOS_PATH } from "./service";

const FILE = /^(.+)\.(svg|json)$/s;

/** The platforms' images: our drawings from each view in the colours of each theme and white-hot, what lights their parts, and the unit's photographs. */
export const images = ({ drawings, photos }: Pick<ImagesService, "drawings" | "photos">) =>
  new Elysia()
    .get(`${DRAWINGS_PATH}:file`, ({ request, path, query }) => {
      const theme = readTheme(query.theme);
      const view = readView(query.view);
      const file = decodeSegment(path.slice(DRAWINGS_PATH.length)) ?? "";
      const [, platformId = "", extension] = FILE.exec(file) ?? [];
      const drawing = drawings.get(platformId);
      const body = extension === "json" ? drawing?.marks : drawing?.views.get(view)?.[theme];
      if (drawing === undefined || body === undefined) throw notFound();
      return sendEncoded(request, body, lifetime(query.v, drawing.version));
    })
    .get(`${PHOTOS_PATH}:file`, ({ request, path, query }) => {
      const name = decodeSegment(path.slice(PHOTOS_PATH.length)) ?? "";
      const photo = photos.inFile(name);
      if (photo === null) throw notFound();
      const { type, version } = photo;
      const body = { type, tag: version, identity: Bun.file(photo.file), compressed: {} };
      return sendEncoded(request, body, lifetime(query.v, version));
    });

/**
 * An address that names this very content can be kept for good. Any other, also one
 * that names another content, must be asked for again.
 */
function lifetime(asked: string | undefined, version: string): string {
  return asked === version ? IMMUTABLE : REVALIDATE;
}

function readTheme(asked: string | undefined): DrawingTheme {
  const theme = DRAWING_THEMES.find((one) => one === (asked ?? DEFAULT_THEME));
  if (theme !== undefined) return theme;
  throw new ApiError(400, "UNKNOWN_THEME", `A theme is one of ${DRAWING_THEMES.join(", ")}.`);
}

function readView(asked: string | undefined): DrawingView {
  const view = DRAWING_VIEWS.find((one) => one === (asked ?? "side"));
  if (view !== undefined) return view;
  throw new ApiError(400, "UNKNOWN_VIEW", `A view is one of ${DRAWING_VIEWS.join(", ")}.`);
}
