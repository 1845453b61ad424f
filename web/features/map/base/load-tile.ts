import { isRecord, parseJson, storedText } from "../../../domain/parse-unknown";

/** A tile that should have come and did not. */
export interface TileError {
  /** Why, in a sentence for people. */
  sentence: string;
  /** Asks for it again. @returns null once it succeeds */
  askAgain(): Promise<TileError | null>;
}

type Answer<Body> =
  /** `isOverview`: the unit's own archive lacks it, and the built-in one has it. */
  | { is: "here"; body: Body; isOverview: boolean }
  /** The archive has no such tile, or nobody waits for it any more. */
  | { is: "absent" }
  | { is: "failed"; error: TileError };

const DAMAGED = "Map tiles cannot be read: the map archive may be damaged.";

/** The error of a tile that came and cannot be read. @param again rejects while it cannot */
export function damagedTile(again: () => Promise<unknown>): TileError {
  const error: TileError = {
    sentence: DAMAGED,
    askAgain: () =>
      again().then(
        () => null,
        () => error,
      ),
  };
  return error;
}

const NO_ANSWER = "Map tiles cannot be loaded: the server does not answer.";

/** A tile from the server itself: the status distinguishes a missing tile from a failed one. */
export async function askForTile(address: string, signal?: AbortSignal): Promise<Answer<Blob>> {
  const failed = (sentence: string): Answer<Blob> => ({
    is: "failed",
    error: { sentence, askAgain: async () => errorIn(await askForTile(address)) },
  });
  try {
    const answer = await fetch(address, signal ? { signal } : {});
    if (answer.ok) {
      // A network's sign-in page, not the server.
      if (/^text\//.test(answer.headers.get("content-type") ?? "")) return failed(NO_ANSWER);
      const isOverview = answer.headers.get("x-map") === "overview";
      return { is: "here", body: await answer.blob(), isOverview };
    }
    if (answer.status === 404) return { is: "absent" };
    const reason = reasonIn(await answer.text());
    return failed(reason || `Map tiles cannot be loaded: the server answers ${answer.status}.`);
  } catch {
    if (signal?.aborted) return { is: "absent" };
    return failed(NO_ANSWER);
  }
}

function errorIn(answer: Answer<Blob | ImageBitmap>): TileError | null {
  if (answer.is === "here" && "close" in answer.body) answer.body.close();
  return answer.is === "failed" ? answer.error : null;
}

/** The server's own sentence in an error's body; "" where it gives none. */
function reasonIn(body: string): string {
  const error = parseJson(body);
  return isRecord(error) ? storedText(error.message) : "";
}

/** A picture of the server's own. The caller closes it. */
export async function loadTile(
  address: string,
  signal?: AbortSignal,
): Promise<Answer<ImageBitmap>> {
  const answer = await askForTile(address, signal);
  if (answer.is !== "here") return answer;
  try {
    return { ...answer, body: await createImageBitmap(answer.body) };
  } catch {
    const askAgain = async () => errorIn(await loadTile(address));
    return { is: "failed", error: { sentence: DAMAGED, askAgain } };
  }
}

/** A picture of another host's, which does not say why where it fails: null then, and if it is not waited for. */
export function loadPicture(
  address: string,
  signal?: AbortSignal,
): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const image = new Image();
    // Public tile servers refuse those who do not say where they come from; no path goes out.
    image.referrerPolicy = "origin";
    image.decoding = "async";
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
    signal?.addEventListener("abort", () => {
      resolve(null);
      image.src = "";
    });
  });
}

/** All that is known about failed pictures from another host. */
export function otherHostError(address: string): TileError {
  const { host } = new URL(address, location.href);
  const error: TileError = {
    sentence: `Map tiles cannot be loaded from ${host}: it does not answer, or does not cover this area.`,
    askAgain: async () => ((await loadPicture(address)) ? null : error),
  };
  return error;
}
