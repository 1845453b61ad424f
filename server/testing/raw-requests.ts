import { expect } from "bun:test";
import type { Target } from "./bad-calls";
import { MARK } from "./bad-requests";
import type { Running } from "./process";

/** A connection that sends exactly what the test says, HTTP or not. */
interface Raw {
  /** What came back so far. */
  answer(): string;
  /** Once the server has closed it. */
  closed: Promise<void>;
  /** Breaks it off. */
  terminate(): void;
}

async function send(port: number, text: string): Promise<Raw> {
  let answer = "";
  const closed = Promise.withResolvers<void>();
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      data: (_, bytes) => {
        answer += bytes.toString();
      },
      close: () => closed.resolve(),
    },
  });
  socket.write(text);
  return { answer: () => answer, closed: closed.promise, terminate: () => socket.terminate() };
}

/**
 * What Bun answers by itself, before our code sees a request: no words, none of our headers. All
 * other answers are ours.
 */
export const BUNS_OWN = {
  notHttp: 400,
  /** From 16 KiB on. */
  headTooLarge: 431,
  otherVersion: 505,
} as const;

/** Bun answers invalid HTTP itself, and closes the connection. */
export async function sendMalformed({ port }: Running): Promise<void> {
  const head = `POST /api/feedback HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
  const requests: [string, number][] = [
    [`GET /api/\0 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`, BUNS_OWN.otherVersion],
    [`GET /%ff%fe/${MARK} HTTP/9.9\r\n\r\n`, BUNS_OWN.otherVersion],
    ["\x16\x03\x01\x02\x00\x01\x00", BUNS_OWN.notHttp],
    ["GET / HTTP/1.1\r\n\r\n", BUNS_OWN.notHttp],
    [`${head}Content-Length: ${MARK}\r\n\r\n`, BUNS_OWN.notHttp],
    [`${head}Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"me`, BUNS_OWN.notHttp],
    [`${head}Transfer-Encoding: chunked\r\n\r\n${MARK}\r\n{`, BUNS_OWN.notHttp],
    [`${head}X: ${MARK.repeat(3000)}\r\n\r\n`, BUNS_OWN.headTooLarge],
  ];
  for (const [text, status] of requests) {
    const raw = await send(port, text);
    await raw.closed;
    expect(raw.answer()).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n\\r\\n$`),
    );
  }
}

/**
 * Sends half of a good call to every route that takes a body, with its length said and in chunks,
 * and half a head; keeps them open while others call, and then breaks them off.
 */
export async function holdHalfSent(
  { port }: Running,
  targets: readonly Target[],
  token: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const halves = targets
    .filter(({ hasBody }) => hasBody)
    .flatMap((target, at) => {
      const path = target.segments.map(({ good }) => good).join("/");
      const body = JSON.stringify({ ...target.good, [MARK]: MARK });
      const half = body.slice(0, -MARK.length / 2);
      const head =
        `${target.method} /${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
        `X-Forwarded-For: 198.51.100.${at}\r\nAuthorization: Bearer ${token}\r\n` +
        "Content-Type: application/json\r\n";
      return [
        `${head}Content-Length: ${body.length}\r\n\r\n${half}`,
        `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${half}`,
      ];
    });
  const parts = [...halves, "POST /api/feedback HTTP/1.1\r\nHos"];
  const held = await Promise.all(parts.map((part) => send(port, part)));
  await meanwhile();
  for (const [at, raw] of held.entries()) {
    // Some calls are refused before their body is read.
    const isRefused = /^HTTP\/1\.1 4\d\d [\s\S]*X-Content-Type-Options: nosniff\r\n/i;
    expect([parts[at], raw.answer()]).toEqual([
      parts[at],
      raw.answer() === "" ? "" : expect.stringMatching(isRefused),
    ]);
    expect(raw.answer()).not.toContain(MARK);
    raw.terminate();
  }
}
