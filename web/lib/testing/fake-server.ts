import { isRecord, storedText } from "../../domain/parse-unknown";

type Fate = "taken" | "lost before" | "lost after" | number;

/**
 * A small HTTP server that takes saves as Sightline's does: each client id once. The page's calls
 * reach it whatever origin they are made to.
 */
export function fakeServer() {
  let received: string[] = [];
  let asked: { path: string; body: Record<string, unknown> }[] = [];
  /** The next answer for a client id, or for a path. */
  let answers = new Map<string, (() => Response)[]>();
  let lost = new Set<string>();
  let held = new Map<string, Promise<void>>();
  let fateOf: (() => Fate) | null = null;
  let isStopped = false;

  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      const given: unknown = await request.json();
      const body = isRecord(given) ? given : {};
      const id = storedText(body.clientId);
      asked.push({ path, body });
      await held.get(id);
      const answer = answers.get(id)?.shift() ?? answers.get(path)?.shift();
      if (answer) return answer();
      const fate = fateOf?.() ?? "taken";
      if (typeof fate === "number") return refusal(fate, {});
      if (fate === "lost before") return lose();
      const isNew = !received.includes(id + path);
      if (isNew) received.push(id + path);
      if (lost.delete(id) || fate === "lost after") return lose();
      return Response.json({ id: received.indexOf(id + path) + 1 }, { status: isNew ? 201 : 200 });
    },
  });

  const realFetch = globalThis.fetch;
  const toServer = async (input: string | URL | Request, init?: RequestInit) => {
    if (isStopped) throw new TypeError("Failed to fetch");
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const response = await realFetch(new URL(pathname + search, server.url), init);
    if (response.headers.has("x-lost")) throw new TypeError("Failed to fetch");
    return response;
  };
  globalThis.fetch = Object.assign(toServer, { preconnect: realFetch.preconnect });

  return {
    /** The client ids of the messages that it holds, in the order in which they came. */
    received: () =>
      received
        .filter((each) => each.endsWith("/api/reports/save"))
        .map((each) => each.replace("/api/reports/save", "")),
    /** Every body that was sent to it, also those that it did not take. */
    bodies: () => asked.map(({ body }) => body),
    paths: () => asked.map(({ path }) => path),
    /** Answers the next saves with this client id, or on this path, with a refusal. */
    answer(to: string, status: number, headers: Record<string, string> = {}, times = 1) {
      const refuse = () => refusal(status, headers);
      answers.set(
        to,
        Array.from({ length: Math.min(times, 1000) }, () => refuse),
      );
    },
    answerWith(to: string, response: Response) {
      answers.set(to, [() => response.clone()]);
    },
    /** Takes the next save with this client id; its answer never arrives. */
    loseAnswer: (id: string) => void lost.add(id),
    /** Answers saves with this client id only when the returned function is called. */
    hold(id: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(id, promise);
      return resolve;
    },
    answerAtRandom(fate: (() => Fate) | null) {
      fateOf = fate;
    },
    stop() {
      isStopped = true;
    },
    restart() {
      isStopped = false;
    },
    /** Resets it. */
    reset() {
      received = [];
      asked = [];
      answers = new Map();
      lost = new Set();
      held = new Map();
      fateOf = null;
    },
    async end() {
      globalThis.fetch = realFetch;
      await server.stop(true);
    },
  };
}

function refusal(status: number, headers: Record<string, string>): Response {
  return Response.json({ error: "CODE", message: "The server says why." }, { status, headers });
}

/** The page sees no answer. */
function lose(): Response {
  return new Response("", { headers: { "x-lost": "yes" } });
}
