import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_SECRETS } from "../config";
import { createTestServer, TEST_ADMIN_TOKEN, TEST_TIME, temporaryFolder } from "./app";
import { codePrinted } from "./dev-mail";
import { EXECUTABLE, startServer } from "./process";

/** A server whose wall clock a test can set, while the other one goes on. */
export interface MovedServer {
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The verification code that was sent to an address. */
  codeFor(email: string): Promise<string>;
  /** Sets the wall clock, in days from TEST_TIME; it does not run. */
  set(days: number): void;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<void>;
  /** Everything that it logged, of all its runs. */
  logged(): string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Debian's libfaketime. */
const LIBRARY = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
].find((path) => existsSync(path));

/** Where the clock can be moved under the executable it is; else under the application in this process. */
export const MOVED =
  LIBRARY === undefined
    ? "the application in this process (under the executable: apt-get install libfaketime)"
    : "the executable";

export const openMoved = (mode: "offline" | "online"): Promise<MovedServer> =>
  LIBRARY === undefined ? Promise.resolve(inProcess(mode)) : executable(mode, LIBRARY);

const DAY_MS = 86_400_000;
const timeAt = (days: number) => new Date(TEST_TIME.getTime() + days * DAY_MS);

/** The executable, with a clock that follows a file. */
async function executable(mode: "offline" | "online", library: string): Promise<MovedServer> {
  const folder = temporaryFolder();
  const clock = join(folder.path, "clock");
  const set = (days: number) =>
    writeFileSync(clock, `@${timeAt(days).toISOString().slice(0, 19).replace("T", " ")}\n`);
  set(0);
  const open = () =>
    startServer({
      program: EXECUTABLE,
      cwd: folder.path,
      args: ["--data", "data", ...(mode === "online" ? ["--online", "--dev-mail"] : [])],
      env: {
        TZ: "UTC",
        ADMIN_TOKEN: TEST_ADMIN_TOKEN,
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      },
    });
  let server = await open();
  let before = "";
  return {
    ask: (path, init) => fetch(server.address + path, init),
    codeFor: (email) => codePrinted(server, email),
    set,
    async restart() {
      server.kill("SIGTERM");
      if ((await server.exited) !== 0) throw new Error(`It did not stop well: ${server.errors()}`);
      before += server.errors();
      server = await open();
    },
    logged: () => before + server.errors(),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

/** The application over the same database, with the clock that it is given. */
function inProcess(mode: "offline" | "online"): MovedServer {
  const folder = temporaryFolder();
  const codes = new Map<string, string>();
  const open = () =>
    createTestServer({
      dataFolder: folder.path,
      config: { mode, secrets: { ...NO_SECRETS, adminToken: TEST_ADMIN_TOKEN } },
      mailer: {
        send: async ({ to, text }) => void codes.set(to, /\b\d{6}\b/.exec(text)?.[0] ?? ""),
        state: () => ({ kind: "smtp", last: null }),
        close: () => {},
      },
    });
  let server = open();
  let before = "";
  let at = 0;
  return {
    ask: (path, init) => server.ask(path, init),
    codeFor: async (email) => codes.get(email) ?? "",
    set(days) {
      server.setClock((days - at) * DAY_MS);
      at = days;
    },
    async restart() {
      before += server.logged.join("");
      server[Symbol.dispose]();
      server = open();
      server.setClock(at * DAY_MS);
    },
    logged: () => before + server.logged.join(""),
    async [Symbol.asyncDispose]() {
      server[Symbol.dispose]();
      folder[Symbol.dispose]();
    },
  };
}
