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
