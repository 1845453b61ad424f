import { Elysia } from "elysia";
import { DRAWING_VIEWS, type DrawingView } from "../../../web/domain/platforms/drawing-marks";
import { DEFAULT_THEME, DRAWING_THEMES, type DrawingTheme } from "../../../web/domain/theme";
import type { Config } from "../../config";
import { ApiError, notFound } from "../../errors";
import {
  IMMUTABLE,
  PRIVATE_IMMUTABLE,
  PRIVATE_REVALIDATE,
  REVALIDATE,
} from "../../http/cache-control";
import { sendEncoded } from "../../http/content-encoding";
import { decodeSegment } from "../../http/path-segment";
import { DRAWINGS_PATH, type ImagesService, PHOTOS_PATH } from "./service";

const FILE = /^(.+)\.(svg|json)$/s;

/*
 * An address that names this very content can be kept for good. Any other, also one
 * that names another content, must be asked for again.
 */

/** The platforms' images: our drawings from each view in the colours of each theme and white-hot, what lights their parts, and the unit's photographs. */
export const images = (
  { drawings, photos }: Pick<ImagesService, "drawings" | "photos">,
  { mode }: Pick<Config, "mode">,
) =>
  new Elysia()
    .get(`${DRAWINGS_PATH}:file`, ({ request, path, query }) => {
      const theme = readTheme(query.theme);
      const view = readView(query.view);
      const file = decodeSegment(path.slice(DRAWINGS_PATH.length)) ?? "";
      const [, platformId = "", extension] = FILE.exec(file) ?? [];
      const drawing = drawings().get(platformId);
      const body = extension === "json" ? drawing?.marks() : drawing?.picture(view, theme);
      if (drawing === undefined || body === undefined) throw notFound();
      const isThis = query.v === drawing.version;
      return sendEncoded(request, body, isThis ? IMMUTABLE : REVALIDATE);
    })
    .get(`${PHOTOS_PATH}:file`, async ({ request, path, query }) => {
      const name = decodeSegment(path.slice(PHOTOS_PATH.length)) ?? "";
      const photo = photos.inFile(name);
      if (photo === null) throw notFound();
      const { type, version } = photo;
      // Its headers alone: a browser that has the photograph needs none cleaned.
      const body = { type, tag: version, identity: new Blob(), compressed: {} };
      // Online each look needs a session.
      const isForGood = mode === "offline" && query.v === version;
      const answer = sendEncoded(request, body, isForGood ? PRIVATE_IMMUTABLE : PRIVATE_REVALIDATE);
      if (answer.status === 304) return answer;
      const cleaned = await photos.cleaned(photo);
      if (cleaned === null) throw notFound();
      return new Response(cleaned, answer);
    });

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
