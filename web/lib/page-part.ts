import { answered, api } from "./api";

const ANSWER_WITHIN_MS = 3000;

/** Whether the server answers just now. */
export function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return answered(api.health.get({ fetch: { signal } })).then(
    () => true,
    () => false,
  );
}

/**
 * What fetches a part of the page when it is needed: while the server is away it rejects and asks for
 * nothing, since Chromium 150 remembers a script that failed until the page is loaded again. A part
 * that has come stands without the server.
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
