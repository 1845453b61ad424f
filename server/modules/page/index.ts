import { Elysia, NotFoundError } from "elysia";
import type { Config } from "../../config";
import { ApiError } from "../../errors";
import { IMMUTABLE, REVALIDATE } from "../../http/cache-control";
import { sendEncoded } from "../../http/content-encoding";
import { contentSecurityPolicy } from "../../http/security-headers";
import type { PageAssets } from "./model";
import { createNonce, createPageWriter, isPagePath } from "./service";

// In there a file's name holds a hash of its content, so it can be kept for good.
const HASHED = "/assets/";

const ROBOTS = "/robots.txt";
const NO_ROBOTS = "User-agent: *\nDisallow: /\n";

/** The built page and everything that it loads; for the hosted demonstration, the word to robots as well. */
export const page = (
  { html, files }: PageAssets,
  { mode, tilesUrl }: Pick<Config, "mode" | "tilesUrl">,
) => {
  const tileHost = tilesUrl === null ? null : new URL(tilesUrl).origin;
  const write = html === null ? null : createPageWriter(html);
  return new Elysia().get("/*", ({ request, path }) => {
    const file = files.get(path);
    if (file) return sendEncoded(request, file, path.startsWith(HASHED) ? IMMUTABLE : REVALIDATE);
    if (path === ROBOTS && mode === "online") return new Response(NO_ROBOTS);
    if (!isPagePath(path)) throw new NotFoundError();
    if (write === null) throw new ApiError(503, "PAGE_NOT_BUILT", "Build the page: make build.");
    // No ETag: with 304 a browser would show the old page's nonce under the new policy.
    const nonce = createNonce();
    return new Response(write(nonce), {
      headers: {
        "content-type": "text/html;charset=utf-8",
        "cache-control": REVALIDATE,
        "content-security-policy": contentSecurityPolicy({ styleNonce: nonce, tileHost }),
      },
    });
  });
};
