import { Elysia, NotFoundError } from "elysia";
import { ApiError } from "../../errors";
import { IMMUTABLE, REVALIDATE } from "../../http/cache-control";
import { sendEncoded } from "../../http/content-encoding";
import { contentSecurityPolicy } from "../../http/security-headers";
import type { PageAssets } from "./model";
import { createNonce, createPageWriter, isPagePath } from "./service";

// In there a file's name holds a hash of its content, so it can be kept for good.
const HASHED = "/assets/";

/**
 * The built page and everything that it loads.
 * @param tilesUrl where the hosted demonstration's tiles come from; null offline
 */
export const page = ({ html, files }: PageAssets, tilesUrl: string | null) => {
  const tileHost = tilesUrl === null ? null : new URL(tilesUrl).origin;
  const write = html === null ? null : createPageWriter(html);
  return new Elysia().get("/*", ({ request, path }) => {
    const file = files.get(path);
    if (file) return sendEncoded(request, file, path.startsWith(HASHED) ? IMMUTABLE : REVALIDATE);
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
