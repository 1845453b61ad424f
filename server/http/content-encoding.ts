import { once } from "../../web/domain/once";
import { zlib } from "./zlib";

/** Answers that exist in several encodings, each made once and sent many times. */

export type Encoding = "br" | "gzip";

type Content = Blob | Uint8Array<ArrayBuffer>;

/** The response; a function makes it for the first caller. */
export type Form = Content | (() => Content);

/** A body with its compressed forms, where there are any. */
export interface EncodedBody {
  type: string;
  /** Names this content, e.g. a hash of it; the start of its ETag. */
  tag: string;
  identity: Form;
  compressed: Partial<Record<Encoding, Form>>;
}

/** Compresses a text for the first who asks for each form, quickly rather than as small as can be. */
export function encodeText(text: string, type: string): EncodedBody {
  const identity = Buffer.from(text);
  // A window no larger than the text finds as much, and spares megabytes that the default takes.
  const windowBits = Math.ceil(Math.log2(identity.length + 16));
  const br = once(() => {
    const { brotliCompressSync, constants } = zlib();
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: within(windowBits, 10, 22),
    };
    return copyBytes(brotliCompressSync(identity, { params }));
  });
  const gzip = once(() =>
    copyBytes(zlib().gzipSync(identity, { windowBits: within(windowBits, 9, 15) })),
  );
  return {
    type,
    tag: new Bun.CryptoHasher("sha256").update(identity).digest("base64url").slice(0, 22),
    identity,
    compressed: { br, gzip },
  };
}

/** A JSON text that may change, encoded again each time that it has. */
export function encodedJson(read: () => string): () => EncodedBody {
  let json: string | undefined;
  let body: EncodedBody | undefined;
  return () => {
    const latest = read();
    if (body === undefined || latest !== json) {
      json = latest;
      body = encodeText(latest, "application/json;charset=utf-8");
    }
    return body;
  };
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** zlib hands out views of a larger pool; a copy of its own lets the pool go. */
export const copyBytes = (buffer: Uint8Array) => new Uint8Array(buffer);

/**
 * Answers with the body in the encoding that the client likes best, or with 304
 * where it already has it.
 * @param cacheControl how long the client may keep it
 */
export function sendEncoded(request: Request, body: EncodedBody, cacheControl: string): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), body.compressed);
  const etag = `"${body.tag}${encoding === null ? "" : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    etag,
    vary: "Accept-Encoding",
    "cache-control": cacheControl,
  };
  if (matches(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers["content-type"] = body.type;
  if (encoding !== null) headers["content-encoding"] = encoding;
  const form = encoding === null ? body.identity : body.compressed[encoding];
  return new Response(contentOf(form ?? body.identity), { headers });
}

/** A form as it can be sent. */
export const contentOf = (form: Form): Content => (typeof form === "function" ? form() : form);

/**
 * Picks an encoding by Accept-Encoding (RFC 9110, 12.5.3): the one with the
 * highest weight, brotli before gzip; null for no encoding.
 */
export function chooseEncoding(
  accepted: string | null,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | null {
  if (accepted === null) return null;
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight));
  }
  let best: Encoding | null = null;
  let bestWeight = 0;
  for (const encoding of ["br", "gzip"] as const) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (available[encoding] === undefined || !(weight > bestWeight)) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}

/** Whether If-None-Match names this ETag; weak and strong forms count alike. */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
