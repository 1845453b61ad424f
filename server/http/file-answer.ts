/** An answer that the browser keeps as a file, and nobody else. */
export const fileAnswer = (
  body: string | ReadableStream<Uint8Array>,
  { name, type }: { name: string; type: string },
): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });

/** What is made in pieces, sent as it is taken. */
export function streamOf(pieces: Iterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
  });
}
