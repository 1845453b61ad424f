import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Target } from "./load";

/** What we measure ourselves against. */
export interface Reference extends Target {
  stop(): void;
}

const START_MS = 5000;

/**
 * nginx as Debian sets it up, but that it keeps connections open and writes no log; where it is
 * not installed a Bun.serve of one tile in memory.
 * @param files the folder that holds `tiles/z/x/y.png`
 */
export async function startReference(folder: string, files: string): Promise<Reference> {
  const nginx = Bun.which("nginx");
  const port = freePort();
  const program = nginx === null ? inMemory(folder, port) : asFiles(nginx, folder, files, port);
  const child = Bun.spawn(program, { stdio: ["ignore", "ignore", "ignore"] });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  return {
    name: nginx === null ? "one tile in memory (nginx is not installed)" : "nginx",
    address,
    pid: child.pid,
    stop: () => child.kill("SIGTERM"),
  };
}

function asFiles(nginx: string, folder: string, files: string, port: number): string[] {
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    config,
    `worker_processes auto; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 768; }
http {
  types { image/png png; } access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  ${temporary}
  server { listen 127.0.0.1:${port}; root ${files}; }
}`,
  );
  return [nginx, "-c", config, "-e", `${folder}/nginx.log`];
}

function inMemory(folder: string, port: number): string[] {
  const script = join(folder, "in-memory.ts");
  writeFileSync(
    script,
    `const tile = new Uint8Array(1000);
Bun.serve({ hostname: "127.0.0.1", port: ${port}, fetch: () =>
  new Response(tile, { headers: { "content-type": "image/png" } }) });`,
  );
  return [process.execPath, script];
}

function freePort(): number {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = server;
  server.stop(true);
  if (port === undefined) throw new Error("No port is free.");
  return port;
}

async function answering(address: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await Bun.sleep(50);
  }
  throw new Error(`${address} does not answer.`);
}
