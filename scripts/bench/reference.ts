import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed";

/** A server that we measure ourselves against. Disposing of it ends it. */
export interface Reference {
  name: string;
  address: string;
  pid: number;
  [Symbol.dispose](): void;
}

const START_MS = 5000;

/**
 * nginx as Debian sets it up, but that it keeps connections open and writes no log; where it
 * cannot be had a plain server of one tile.
 * @param files the folder that holds `tiles/z/x/y.png`
 */
export async function startNginx(folder: string, files: string): Promise<Reference> {
  const nginx = await installed("nginx");
  if (nginx === null) {
    const tile = { body: new Uint8Array(1000), headers: { "content-type": "image/png" } };
    const plain = await startPlain(folder, tile);
    return { ...plain, name: "a plain Bun.serve of one tile (nginx cannot be had)" };
  }
  const port = freePort();
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
  return started("nginx", [nginx, "-c", config, "-e", `${folder}/nginx.log`], port);
}

/** A plain Bun.serve that answers everything with the same bytes from memory. */
export function startPlain(
  folder: string,
  { body, headers }: { body: Uint8Array; headers: Record<string, string> },
): Promise<Reference> {
  const port = freePort();
  const script = join(folder, "plain.ts");
  writeFileSync(join(folder, "plain.body"), body);
  writeFileSync(
    script,
    `const body = await Bun.file(${JSON.stringify(join(folder, "plain.body"))}).bytes();
const headers = ${JSON.stringify(headers)};
Bun.serve({ hostname: "127.0.0.1", port: ${port}, fetch: () => new Response(body, { headers }) });`,
  );
  return started("a plain Bun.serve of the same bytes", [process.execPath, script], port);
}

async function started(name: string, program: string[], port: number): Promise<Reference> {
  const child = Bun.spawn(program, { stdio: ["ignore", "ignore", "inherit"] });
  const address = `http://127.0.0.1:${port}`;
  const reference = { name, address, pid: child.pid, [Symbol.dispose]: () => child.kill() };
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const answers = fetch(address).then(
      () => true,
      () => false,
    );
    if (await answers) return reference;
    await Bun.sleep(20);
  }
  child.kill();
  throw new Error(`${name} does not answer`);
}

function freePort(): number {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port } = server;
  server.stop(true);
  if (port === undefined) throw new Error("no port is free");
  return port;
}
