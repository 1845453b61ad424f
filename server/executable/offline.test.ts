import { expect, test } from "bun:test";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { HELP } from "../cli/help";
import { PATROL } from "../modules/formats/testing/patrol";
import { temporaryFolder } from "../testing/app";
import { save, start } from "../testing/executable";
import { testPlatform } from "../testing/platforms";
import { EXECUTABLE, freePort } from "../testing/process";

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

/** Looks at a process until it is stopped. @returns what it had open at any time */
function watch(pid: number) {
  const seen = new Map<string, Connection>();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      try {
        for (const one of connectionsOf(pid)) seen.set(Object.values(one).join(" "), one);
      } catch {
        return; // It has ended.
      }
      await Bun.sleep(2);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return [...seen.values()];
  };
}

const portText = (port: number) => port.toString(16).toUpperCase().padStart(4, "0");

test("offline it listens on loopback alone, and opens no connection", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  const seen = watch(server.pid);
  for (const path of [
    "/",
    "/api/vehicles",
    "/api/map",
    "/tiles/8/143/80.png",
    "/api/elevation?latitude=54&longitude=23",
    "/api/places?query=Suw",
    "/api/demo/unlimited-accounts",
    "/api/network",
    "/api/network/reports?after=0&wait=1",
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

  const open = await seen();
  expect(open.length).toBeGreaterThan(0);
  for (const { protocol, local, remote } of open) {
    expect([protocol, local]).toEqual(["tcp", `0100007F:${portText(server.port)}`]);
    expect(NOBODY.test(remote) || LOOPBACK.test(remote)).toBeTrue();
  }
});

test("with --share it listens on one port more, and opens no connection", async () => {
  using folder = temporaryFolder();
  const port = freePort();
  await using server = await start(folder.path, "--share", `127.0.0.1:${port}`);
  const seen = watch(server.pid);
  expect((await save(server, "watched")).status).toBe(201);
  await Bun.sleep(1500);
  const open = await seen();
  const listening = open.filter(({ remote }) => NOBODY.test(remote)).map(({ local }) => local);
  const both = [server.port, port].map((each) => `0100007F:${portText(each)}`);
  expect(listening.sort()).toEqual(both.sort());
  expect(open.every(({ local }) => both.includes(local))).toBeTrue();
});

test("no command opens a connection or a port", async () => {
  using folder = temporaryFolder();
  {
    await using server = await start(folder.path);
    expect((await save(server, "kept")).status).toBe(201);
    server.kill("SIGTERM");
    await server.exited;
  }
  const platforms = `${folder.path}/list.json`;
  await Bun.write(platforms, JSON.stringify([testPlatform({ platformId: "LOCAL" })]));
  await Bun.write(`${folder.path}/patrol.json`, JSON.stringify(PATROL));
  const data = ["--data", "data"];
  const commands: readonly (readonly string[])[] = [
    ["version"],
    ["help"],
    ["doctor", ...data],
    ["import", platforms, ...data],
    ["export", "out.csv", ...data],
    ["check-format", "patrol.json"],
    ["hash-password"],
    ["backup", "b.tar", ...data],
    ["restore", "b.tar", "--data", "again"],
    ["leave", ...data],
    ["join", ...data],
    ["wipe", "--data", "again", "--yes"],
  ];
  // A command that is new has its line here.
  const named = [...HELP.matchAll(/^ {2}([a-z][a-z-]*)(?: <file>)?(?: |$)/gm)].map(
    ([, word]) => word,
  );
  const words = commands.map(([word]) => word);
  expect(named.filter((word) => !words.includes(word))).toEqual([]);
  for (const command of commands) {
    const child = Bun.spawn([...EXECUTABLE, ...command], {
      cwd: folder.path,
      env: { PATH: process.env.PATH ?? "" },
      stdin: new Blob([command[0] === "join" ? "SLJ1-NONE" : "a password"]),
      stdout: "ignore",
      stderr: "ignore",
    });
    const seen = watch(child.pid);
    await child.exited;
    expect([command[0], await seen()]).toEqual([command[0], []]);
  }
}, 60_000);
