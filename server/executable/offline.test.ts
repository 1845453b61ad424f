import { expect, test } from "bun:test";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { temporaryFolder } from "../testing/app";
import { save, start } from "../testing/executable";

/** One end of a connection as the kernel lists it: `0100007F` is 127.0.0.1. */
interface Connection {
  protocol: string;
  local: string;
  remote: string;
}

const LOOPBACK = /^(0100007F|00000000000000000000000001000000|0000000000000000FFFF00000100007F):/;
const NOBODY = /^0+:0000$/;

/** The network sockets that a process has open. */
function connectionsOf(pid: number): Connection[] {
  const inodes = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return []; // Closed meanwhile.
      }
    }),
  );
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((protocol) => {
    const [, ...lines] = readFileSync(`/proc/${pid}/net/${protocol}`, "utf8").trim().split("\n");
    return lines.flatMap((line) => {
      const [, local = "", remote = "", , , , , , , inode = ""] = line.trim().split(/\s+/);
      return inodes.has(inode) ? [{ protocol, local, remote }] : [];
    });
  });
}

test("offline it listens on loopback alone, and opens no connection", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const seen = new Map<string, Connection>();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      for (const one of connectionsOf(server.pid)) seen.set(Object.values(one).join(" "), one);
      await Bun.sleep(2);
    }
  })();
  for (const path of [
    "/",
    "/api/vehicles",
    "/api/map",
    "/tiles/8/143/80.png",
    "/api/elevation?latitude=54&longitude=23",
    "/api/places?query=Suw",
    "/api/demo/unlimited-accounts",
  ]) {
    await fetch(server.address + path);
  }
  expect((await save(server, "watched")).status).toBe(201);
  await fetch(`${server.address}/api/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: "Watched." }),
  });
  await Bun.sleep(500);
  isWatching = false;
  await watching;

  const port = server.port.toString(16).toUpperCase().padStart(4, "0");
  expect(seen.size).toBeGreaterThan(0);
  for (const { protocol, local, remote } of seen.values()) {
    expect([protocol, local]).toEqual(["tcp", `0100007F:${port}`]);
    expect(NOBODY.test(remote) || LOOPBACK.test(remote)).toBeTrue();
  }
});
