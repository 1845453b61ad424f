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

/** The files that have not come, of those that the build lists in the page. */
let missing: Set<string> | undefined;
let isFirstTry = true;
let areAllThere = false;

/**
 * Fetches the files of every part, so that none is wanting when it is needed; they run when they are imported.
 * @throws if one does not come: those that are missing are fetched by the next call
 */
export async function fetchParts(): Promise<void> {
  // The server has just sent the page; and not to ask before each try could keep a part away, as below.
  if (!isFirstTry && !(await isServerThere())) throw new Error("The server does not answer.");
  isFirstTry = false;
  missing ??= new Set(
    document.querySelector<HTMLMetaElement>("meta[name=parts]")?.content.split(" "),
  );
  await Promise.all([...missing].map(fetchModule));
  areAllThere = true;
}

function fetchModule(path: string): Promise<void> {
  const link = document.createElement("link");
  return new Promise<void>((resolve, reject) => {
    link.onload = () => {
      missing?.delete(path);
      resolve();
    };
    link.onerror = () => reject(new Error(`${path} did not come.`));
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = path;
    document.head.append(link);
  }).finally(() => link.remove());
}

/**
 * Wraps the import of a part of the page so that it is tried only while the server answers: Chromium 150
 * remembers a failed import until the page is loaded again. Once the files have come, the server is not asked.
 * The returned function rejects while they have not and the server is away.
 */
export function pagePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let isLoaded = false;
  return async () => {
    const isSure = isLoaded || areAllThere;
    if (!isSure && !(await isServerThere())) throw new Error("The server does not answer.");
    const part = await load();
    isLoaded = true;
    return part;
  };
}
