import { afterEach, describe, expect, test } from "bun:test";
import { askForTile, damagedTile, loadTile } from "./load-tile";

const realFetch = globalThis.fetch;
const realBitmap = globalThis.createImageBitmap;
const ADDRESS = "/tiles/8/143/80.png?v=1a";
const NO_ANSWER = "Map tiles cannot be loaded: the server does not answer.";
const DAMAGED = "Map tiles cannot be read: the map archive may be damaged.";
const REASON = "The map archive own.pmtiles cannot be used: it is cut short.";
const PNG = { headers: { "content-type": "image/png" } };

type Answer = () => Response | Promise<Response>;

afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.createImageBitmap = realBitmap;
});

/** Each call has the next answer, the last one for good; a body of "no picture" cannot be decoded. */
function answerWith(...answers: Answer[]): void {
  let asked = 0;
  const fetched = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return (await answer?.()) ?? Response.error();
  };
  globalThis.fetch = Object.assign(fetched, { preconnect: realFetch.preconnect });
  const decode = async (body: unknown) => {
    if (!(body instanceof Blob) || (await body.text()) === "no picture") throw new Error("damaged");
    return { width: 256, height: 256, close() {} };
  };
  Object.assign(globalThis, { createImageBitmap: decode });
}

const picture: Answer = () => new Response("picture", PNG);
const FAILING: readonly [string, Answer, string][] = [
  [
    "503, with the server's reason",
    () => Response.json({ error: "MAP_BROKEN", message: REASON }, { status: 503 }),
    REASON,
  ],
  [
    "500",
    () => new Response("", { status: 500 }),
    "Map tiles cannot be loaded: the server answers 500.",
  ],
  [
    "503, with a proxy's page",
    () => new Response("<html>", { status: 503 }),
    "Map tiles cannot be loaded: the server answers 503.",
  ],
  ["nothing", () => Promise.reject(new TypeError("failed to fetch")), NO_ANSWER],
  [
    "a network's sign-in page",
    () => new Response("<html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
    NO_ANSWER,
  ],
  ["no picture", () => new Response("no picture", PNG), DAMAGED],
];

describe("a tile that fails", () => {
  test.each(FAILING)("answered by %s, says why", async (_, answer, sentence) => {
    answerWith(answer);
    expect(await loadTile(ADDRESS)).toMatchObject({ is: "failed", error: { sentence } });
  });

  test.each(FAILING)("answered by %s, is asked for until it comes", async (_, answer) => {
    // One that comes and is damaged tells so when it is drawn.
    for (const [, next, sentence] of FAILING.slice(0, -1)) {
      answerWith(answer, next, picture);
      const loaded = await loadTile(ADDRESS);
      if (loaded.is !== "failed") throw new Error("It did not fail.");
      const again = await loaded.error.askAgain();
      expect(again?.sentence).toBe(sentence);
      expect(await again?.askAgain()).toBeNull();
    }
  });

  test("of vectors that cannot be read, is damaged until they can", async () => {
    let isWhole = false;
    const error = damagedTile(async () => {
      if (!isWhole) throw new Error("no vector tile");
    });
    expect(error.sentence).toBe(DAMAGED);
    expect(await error.askAgain()).toBe(error);
    isWhole = true;
    expect(await error.askAgain()).toBeNull();
  });
});

describe("a tile that is not drawn, and no failure", () => {
  test("is one that the archive has not", async () => {
    answerWith(() => Response.json({ error: "NOT_FOUND" }, { status: 404 }));
    expect(await loadTile(ADDRESS)).toEqual({ is: "absent" });
  });

  test("is one that nobody waits for any more", async () => {
    const leave = new AbortController();
    leave.abort();
    answerWith(() => Promise.reject(new DOMException("", "AbortError")));
    expect(await loadTile(ADDRESS, leave.signal)).toEqual({ is: "absent" });
  });
});

test("a tile that comes says whether it is the overview's", async () => {
  answerWith(picture);
  expect(await loadTile(ADDRESS)).toMatchObject({ is: "here", isOverview: false });
  answerWith(() => new Response("picture", { headers: { ...PNG.headers, "x-map": "overview" } }));
  expect(await loadTile(ADDRESS)).toMatchObject({ is: "here", isOverview: true });
  expect(await askForTile(ADDRESS)).toMatchObject({ is: "here", isOverview: true });
});
