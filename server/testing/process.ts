import { resolve } from "node:path";

const ROOT = resolve(import.meta.dir, "..", "..");
const READY_WITHIN_MS = 10_000;

/** Sightline as the compiled file; `bun scripts/build.ts` makes it. */
export const EXECUTABLE = [resolve(ROOT, "dist", "sightline")];

interface RunOptions {
  /** The program with its first arguments; the compiled file unless given. */
  program?: readonly string[];
  args?: readonly string[];
  /** The folder to start in. */
  cwd: string;
  env?: Record<string, string>;
  /** What it reads from standard input; nothing unless given. */
  stdin?: string;
  /** How long it may take to be ready, in milliseconds; an emulated one takes longer. */
  readyWithin?: number;
}

function spawn({ program = EXECUTABLE, args = [], cwd, env = {}, stdin }: RunOptions) {
  return Bun.spawn([...program, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? "", ...env },
    stdin: stdin === undefined ? "ignore" : new Blob([stdin]),
    stdout: "pipe",
    stderr: "pipe",
  });
}

/** Runs Sightline to its end. */
export async function runToEnd(options: RunOptions) {
  const started = performance.now();
  const child = spawn(options);
  const [stdout, stderr, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { stdout, stderr, status, took: performance.now() - started };
}

/** A running server. Disposing of it kills it. */
export interface Running {
  /** Where it is, e.g. `http://127.0.0.1:41234`. */
  address: string;
  port: number;
  /** The first line on standard output. */
  line: string;
  /** Everything on standard output so far. */
  output(): string;
  pid: number;
  /** From starting the process to its line, in milliseconds. */
  readyAfter: number;
  /** Everything on standard error so far. */
  errors(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit status, once it has ended. */
  exited: Promise<number>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A port that nobody listens on at this moment; another program may take it before it is used. */
export function freePort(): number {
  const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  server.stop(true);
  return server.port;
}

/** How often another port is chosen where a program took the free one first. */
const PORT_TRIES = 5;

/**
 * Starts Sightline on a free port, or on the one that its arguments name, and waits for its line.
 * @throws with what it said, when it ends instead or is not ready in time
 */
export async function startServer(options: RunOptions): Promise<Running> {
  const { args = [] } = options;
  if (args.includes("--port")) return startOnce(options);
  for (let tries = 1; ; tries++) {
    const port = freePort();
    try {
      return await startOnce({ ...options, args: ["--port", String(port), ...args] });
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes(`Port ${port} is in use`);
      if (!isTaken || tries === PORT_TRIES) throw error;
    }
  }
}

async function startOnce(options: RunOptions): Promise<Running> {
  const started = performance.now();
  const child = spawn(options);
  let errors = "";
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stderr) errors += decoder.decode(chunk, { stream: true });
  })();
  let output = "";
  const ready = Promise.withResolvers<string>();
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      output += decoder.decode(chunk, { stream: true });
      if (output.includes("\n")) ready.resolve(output.split("\n")[0] ?? "");
    }
    ready.resolve("");
  })();
  const line = await Promise.race([
    ready.promise,
    Bun.sleep(options.readyWithin ?? READY_WITHIN_MS).then(() => ""),
  ]);
  const readyAfter = performance.now() - started;
  const address = /http:\/\/\S+/.exec(line)?.[0];
  if (address === undefined) {
    child.kill("SIGKILL");
    await Promise.all([reading, listening]);
    throw new Error(`Sightline did not start: ${errors || "it said nothing"}`);
  }
  return {
    address,
    port: Number(new URL(address).port),
    line,
    pid: child.pid,
    readyAfter,
    output: () => output,
    errors: () => errors,
    kill: (signal) => child.kill(signal),
    exited: child.exited,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}
