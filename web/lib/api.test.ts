import { afterAll, afterEach, describe, expect, mock, setSystemTime, test } from "bun:test";
import { ApiError, answered, api, ForeignAnswerError, NoAnswerError } from "./api";
import { onRefused, setBearer } from "./bearer";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers the next call and keeps what was asked. */
function answerWith(answer: () => Response | Promise<Response>) {
  const asked = mock((_url: string | URL | Request, _init?: RequestInit) =>
    Promise.resolve(answer()),
  );
  globalThis.fetch = Object.assign(asked, { preconnect: realFetch.preconnect });
  return () => asked.mock.calls[0]?.[1];
}

const SAVE = {
  clientId: "c1",
  reportType: "Sighting",
  content: "SIGHTING////",
  timestamp: "2026-11-20T12:30:00Z",
  callSign: "WK21",
} as const;

const FEEDBACK = {
  message: "More maps",
  parentUnit: null,
  exerciseRole: null,
  callSign: null,
  asset: null,
};

describe("a refused call", () => {
  test("is an error of status and body, with the server's words for people apart", async () => {
    const body = JSON.stringify({
      error: "INVALID_FIELDS",
      message: "The field content is empty.",
    });
    answerWith(() => new Response(body, { status: 422 }));
    const error = await answered(api.reports.save.post(SAVE)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${body}`,
      status: 422,
      code: "INVALID_FIELDS",
      userMessage: "The field content is empty.",
    });
  });

  test("without a body is named by its status text", async () => {
    answerWith(() => new Response("", { status: 503, statusText: "Service Unavailable" }));
    const error = await answered(api.vehicles.get()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: "503: Service Unavailable", userMessage: "" });
  });

  test("shows no words that are not the server's own", async () => {
    answerWith(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const error = await answered(api.vehicles.get()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: "502: <h1>Bad gateway</h1>", userMessage: "" });
  });
});

describe("what answers in the server's place", () => {
  const failure = (call: Promise<unknown>) => call.catch((caught: unknown) => caught);
  const ofType = (type: string, status = 200) => ({ status, headers: { "content-type": type } });
  const refusedToken = mock(() => {});
  onRefused("demo", refusedToken);
  afterAll(() => {
    onRefused("demo", () => {});
    setBearer("demo", null);
  });

  test.each([
    ["a portal's page", () => new Response("<h1>Sign in</h1>", ofType("text/html"))],
    ["an empty object", () => Response.json({})],
    ["an empty body", () => new Response("", ofType("application/json"))],
    ["another program's JSON", () => Response.json({ status: "login required" })],
    ["a proxy's refusal", () => new Response("<h1>Who?</h1>", ofType("text/html", 401))],
  ])("%s is no answer, and ends no session", async (_, answer) => {
    setBearer("demo", "token");
    answerWith(answer);
    expect(await failure(answered(api.vehicles.get(), "length"))).toBeInstanceOf(
      ForeignAnswerError,
    );
    answerWith(answer);
    expect(await failure(answered(api.feedback.post(FEEDBACK), "id"))).toBeInstanceOf(
      ForeignAnswerError,
    );
    expect(refusedToken).not.toHaveBeenCalled();
  });

  test("the server's own 401 ends the session", async () => {
    setBearer("demo", "token");
    answerWith(() =>
      Response.json({ error: "UNAUTHORIZED", message: "Sign in." }, { status: 401 }),
    );
    expect(await failure(answered(api.vehicles.get()))).toBeInstanceOf(ApiError);
    expect(refusedToken).toHaveBeenCalledTimes(1);
  });
});

test("a server that does not answer is another error", async () => {
  answerWith(() => Promise.reject(new TypeError("failed to fetch")));
  const error = await answered(api.vehicles.get()).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(NoAnswerError);
});

test("calls include credentials, and name a JSON type only with a body", async () => {
  const get = answerWith(() => Response.json([]));
  await answered(api.vehicles.get());
  expect(get()?.credentials).toBe("include");
  expect(new Headers(get()?.headers).has("content-type")).toBe(false);

  const post = answerWith(() => Response.json({ id: 1 }, { status: 201 }));
  expect(await answered(api.reports.save.post(SAVE))).toEqual({ id: 1 });
  expect(new Headers(post()?.headers).get("content-type")).toBe("application/json");
  expect(JSON.parse(String(post()?.body))).toEqual(SAVE);
});

describe("over HTTP", () => {
  /** A server that notes the content type of each call; the page's calls reach it whatever their origin. */
  async function typesOf(call: () => Promise<unknown>): Promise<(string | null)[]> {
    const types: (string | null)[] = [];
    await using server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        types.push(request.headers.get("content-type"));
        return Response.json({ id: 1, mode: "offline", version: "1" });
      },
    });
    const toServer = (input: string | URL | Request, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return realFetch(new URL(pathname, server.url), init);
    };
    globalThis.fetch = Object.assign(toServer, { preconnect: realFetch.preconnect });
    await call();
    return types;
  }
  const signal = new AbortController().signal;
  const headers = { authorization: "Bearer token" };

  test.each([
    ["with a signal", () => answered(api.deployment.mode.get({ fetch: { signal } }))],
    ["with headers", () => answered(api.demo.session.get({ headers }))],
    ["with neither", () => answered(api.vehicles.get())],
    ["with a question", () => answered(api.places.get({ query: { query: "Vilnius" } }))],
    ["that changes something", () => answered(api.admin.logout.post(undefined, { headers }))],
  ])("a call without a body names no type: %s", async (_, call) => {
    expect(await typesOf(call)).toEqual([null]);
  });

  test("a call with a body names JSON", async () => {
    expect(await typesOf(() => answered(api.reports.save.post(SAVE)))).toEqual([
      "application/json",
    ]);
  });
});

test.each([
  ["120", 120_000],
  ["Fri, 20 Nov 2026 12:31:00 GMT", 60_000],
  ["Fri, 20 Nov 2026 12:29:00 GMT", 0],
  ["soon", null],
  ["-1", null],
  ["1.5", null],
])("a server that asks to be called again after %p: %p ms", async (header, ms) => {
  setSystemTime(new Date("2026-11-20T12:30:00Z"));
  answerWith(() => new Response("", { status: 429, headers: { "retry-after": header } }));
  const error = await answered(api.vehicles.get()).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ retryAfterMs: ms });
  setSystemTime();
});

test("a refused call is not tried again", async () => {
  let calls = 0;
  answerWith(() => {
    calls += 1;
    return new Response("", { status: 500 });
  });
  await answered(api.vehicles.get()).catch(() => {});
  expect(calls).toBe(1);
});
