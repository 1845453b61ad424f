import { ApiError } from "../errors";
import { isPhotoSent, maxBodyBytes, tooLarge } from "./guards";

/** Many calls need nothing in their body, and then may leave it out; the guard refuses one without its type. */
const NOTHING_SENT = {};

/** What was read of each call that is not yet done: one that finds the database locked is asked again. */
const bodies = new WeakMap<Request, unknown>();

/**
 * What a call sends: bytes where it is a photograph, else JSON.
 * @throws ApiError 413 or 400
 */
export async function readBody(request: Request, path: string): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type === null) return NOTHING_SENT;
  if (!bodies.has(request)) {
    const most = maxBodyBytes(path, type);
    const isPhoto = isPhotoSent(path, type);
    bodies.set(request, isPhoto ? await readBytes(request, most) : await readJson(request, most));
  }
  return bodies.get(request);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body as JSON, strictly: no larger than allowed, valid UTF-8, valid JSON.
 * @param most in bytes
 * @throws ApiError 413 or 400
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const bytes = await readBytes(request, most);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ApiError(400, "BAD_JSON", "The body is not valid JSON.");
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  try {
    return await readBounded(request, most);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, "BAD_BODY", "The body did not arrive whole.");
  }
}

async function readBounded(request: Request, most: number): Promise<Uint8Array> {
  // With a length the guard has checked it, and Bun reads no further than it.
  if (request.headers.has("content-length")) return request.bytes();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
