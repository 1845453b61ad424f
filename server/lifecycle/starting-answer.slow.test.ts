import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { MACROS } from "../../scripts/imports/rules";
import { expectSecure } from "../testing/api-table";
import { TEST_ADMIN_TOKEN, temporaryFolder } from "../testing/app";
import { freePort, startServer } from "../testing/process";

/** Bun 1.4 runs no macro where there is a plugin, so their functions must be globals there. */
const MACRO_FILES = MACROS.map((file) => resolve(import.meta.dir, "..", "..", `${file}.ts`));

/** Holds a start where it loads what mails, until a file is there. */
const held = (go: string) => `
  import { plugin } from "bun";
  import { existsSync } from "node:fs";
  for (const file of ${JSON.stringify(MACRO_FILES)}) Object.assign(globalThis, await import(file));
  plugin({
    name: "held",
    setup(build) {
      build.onLoad({ filter: /server.mail.mailer\\.ts$/ }, async ({ path }) => {
        while (!existsSync(${JSON.stringify(go)})) await Bun.sleep(10);
        return { contents: await Bun.file(path).text(), loader: "ts" };
      });
    },
  });
`;

/** Asks until somebody answers. */
async function ask(address: string, path: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(address + path).catch(() => null);
    if (answer) return answer;
    await Bun.sleep(10);
  }
}

test("calls that come before the application is ready are told so in our own shape", async () => {
  using folder = temporaryFolder();
  const go = join(folder.path, "go");
  const preload = join(folder.path, "preload.ts");
  writeFileSync(preload, held(go));
  const port = freePort();
  const starting = startServer({
    program: [process.execPath, "--preload", preload, resolve(import.meta.dir, "..", "main.ts")],
    args: ["--online", "--dev-mail", "--data", "data", "--port", String(port)],
    env: { ADMIN_TOKEN: TEST_ADMIN_TOKEN },
    cwd: folder.path,
    readyWithin: 20_000,
  });
  const address = `http://127.0.0.1:${port}`;
  for (const path of ["/api/health", "/", "/tiles/0/0/0.png", "/none"]) {
    const answer = await ask(address, path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expectSecure(answer);
    expect(await answer.json()).toEqual({
      error: "STARTING",
      message: "Sightline is starting: try again in a second.",
      retryAfter: 1,
    });
  }
  writeFileSync(go, "");
  await using server = await starting;
  expect(server.address).toBe(address);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});
