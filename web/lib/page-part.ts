import { answered, api } from "./api";

const ANSWER_WITHIN_MS = 3000;

/** Whether the server answers at the moment. */
export function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return answered(api.health.get({ fetch: { signal } }), "status").then(
    () => true,
    () => false,
  );
}

/**
 * Wraps the import of a part of the page so that it is tried only while the server answers: Chromium 150
 * remembers a failed import until the page is loaded again. Once it has come, the server is not asked.
 * The returned function rejects while the server is away.
 */
export function pagePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let isLoaded = false;
  return async () => {
    if (!isLoaded && !(await isServerThere())) throw new Error("The server does not answer.");
    const part = await load();
    isLoaded = true;
    return part;
  };
}
