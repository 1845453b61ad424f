import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { clientIds, reportBody, save, start, WHOLE_FILES } from "../testing/executable";
import type { Running } from "../testing/process";
import { until } from "../testing/until";

describe("told to stop", () => {
  /** A save whose body is sent in two halves. */
  async function halfSent(server: Running, clientId: string) {
    const body = reportBody(clientId);
    let answer = "";
    let closed = () => {};
    const ended = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port: server.port,
      socket: {
        data: (_, bytes) => {
          answer += bytes.toString();
        },
        close: () => closed(),
      },
    });
    const head = `POST /api/reports/save HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 20));
    return { finish: () => socket.write(body.slice(20)), ended, answer: () => answer };
  }

  test("it finishes the requests in flight", async () => {
    using folder = temporaryFolder();
    await using server = await start(folder.path);
    const requests = await Promise.all(["a", "b", "c"].map((id) => halfSent(server, id)));
    // These answers came after their first halves.
    await fetch(`${server.address}/api/health`);
    server.kill("SIGTERM");
    await until(() =>
      fetch(`${server.address}/api/health`).then(
        () => false,
        () => true,
      ),
    );
    for (const request of requests) request.finish();
    await Promise.all(requests.map((request) => request.ended));
    expect(await server.exited).toBe(0);
    for (const request of requests) expect(request.answer()).toStartWith("HTTP/1.1 201");
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual(WHOLE_FILES);
    expect(clientIds(folder.path).sort()).toEqual(["a", "b", "c"]);
  });

  test("it waits three seconds for a request that never ends, and no longer", async () => {
    using folder = temporaryFolder();
    await using server = await start(folder.path);
    await save(server, "whole");
    await halfSent(server, "never");
    await fetch(`${server.address}/api/health`);
    const told = performance.now();
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    const took = performance.now() - told;
    expect(took).toBeGreaterThan(2500);
    expect(took).toBeLessThan(10_000);
    expect(readdirSync(join(folder.path, "data")).sort()).toEqual(WHOLE_FILES);
    expect(clientIds(folder.path)).toEqual(["whole"]);
  });
});
