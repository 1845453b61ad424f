import { afterEach, beforeEach, expect, mock, spyOn, test } from "bun:test";
import { elevationAvailable, lookUpElevation } from "./elevation";

const realFetch = globalThis.fetch;
const PLACE = { lat: 54.29661234, lng: 23.1506 };
let warn: ReturnType<typeof spyOn>;

beforeEach(() => {
  warn = spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  globalThis.fetch = realFetch;
  elevationAvailable.value = true;
  warn.mockRestore();
});

/** Answers every call, and keeps what was asked. */
function answerWith(answer: (init?: RequestInit) => Response | Promise<Response>) {
  const asked = mock(async (_url: string | URL | Request, init?: RequestInit) => answer(init));
  globalThis.fetch = Object.assign(asked, { preconnect: realFetch.preconnect });
  return asked;
}

test("metres come back as whole feet; the overview's figure is rough", async () => {
  const asked = answerWith(() => Response.json({ elevation: 160, source: "overview" }));
  expect(await lookUpElevation(PLACE)).toEqual({ feet: 525, rough: true });
  const url = new URL(String(asked.mock.calls[0]?.[0]));
  expect(url.pathname).toBe("/api/elevation");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    latitude: "54.296612",
    longitude: "23.150600",
  });

  answerWith(() => Response.json({ elevation: -0.4, source: "srtm" }));
  expect(await lookUpElevation(PLACE)).toEqual({ feet: -1, rough: false });
});

test("a longitude past ±180 is brought back", async () => {
  const asked = answerWith(() => Response.json({ elevation: null, source: null }));
  for (const lng of [190, -541, 180, -180]) await lookUpElevation({ lat: 0, lng });
  const longitudes = asked.mock.calls.map(([url]) =>
    new URL(String(url)).searchParams.get("longitude"),
  );
  expect(longitudes).toEqual(["-170.000000", "179.000000", "-180.000000", "-180.000000"]);
});

test("no figure is no failure", async () => {
  answerWith(() => Response.json({ elevation: null, source: null }));
  expect(await lookUpElevation(PLACE)).toBeNull();
  expect(elevationAvailable.value).toBeTrue();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["a refusal", () => Response.json({ error: "X", message: "no" }, { status: 500 })],
  ["no answer", () => Promise.reject(new TypeError("failed to fetch"))],
  ["a timeout", () => Promise.reject(new DOMException("late", "TimeoutError"))],
] as const)("%s ends lookups for the session, and is said once", async (_, answer) => {
  const asked = answerWith(answer);
  expect(await Promise.all([lookUpElevation(PLACE), lookUpElevation(PLACE)])).toEqual([null, null]);
  expect(elevationAvailable.value).toBeFalse();
  expect(await lookUpElevation(PLACE)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("it waits five seconds and no longer", async () => {
  const timeout = spyOn(AbortSignal, "timeout");
  const asked = answerWith(() => Response.json({ elevation: null, source: null }));
  await lookUpElevation(PLACE);
  expect(timeout).toHaveBeenCalledWith(5000);
  expect(asked.mock.calls[0]?.[1]?.signal === timeout.mock.results[0]?.value).toBeTrue();
  timeout.mockRestore();
});
