/** Deflated bytes (RFC 1951), by what browsers and Bun bring. */

export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What goes in at a time: a kilobyte may become a megabyte. */
const SLICE = 1024;

/**
 * The inflated bytes; null where they are more than `most`, of which no more than a megabyte is then in memory.
 * @throws TypeError if they were not deflated, are cut, or something follows them
 */
export async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(stream) {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.subarray(at, at + SLICE));
      at += SLICE;
    },
  });
  const reader = slices.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
