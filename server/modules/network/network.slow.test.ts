import { expect, test } from "bun:test";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AUDIT_EVENTS, isOfNetwork } from "../../../web/domain/admin/audit-events";
import { JSON_TYPE } from "../../testing/api-table";
import { createTestServer, type TestServer, temporaryFolder } from "../../testing/app";
import { openCable } from "../../testing/cable";
import { until } from "../../testing/until";
import { readJoinCode, writeJoinCode } from "./join-code";
import { leaveHub } from "./joined";
import { openTestHub, type TestHub } from "./testing/hub";

/*
 * Laptops with servers of their own in this process, over TLS on loopback: who may join, what is said to those who may
 * not, and what becomes of reports meanwhile.
 */

const save = (server: TestServer, clientId: string) =>
  server.ask("/api/reports/save", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({
      reportType: "Sighting",
      content: `SIGHTING ${clientId}////`,
      timestamp: "2026-11-20T12:30:00Z",
      callSign: "WK21",
      clientId,
    }),
  });

/** @param port another than the hub's own, e.g. a cable's to it */
function throughPort(code: string, port: number): string {
  const read = readJoinCode(code);
  if (read === null) throw new Error("It is whole.");
  return writeJoinCode({ ...read, addresses: [`127.0.0.1:${port}`] });
}

const NETWORK_EVENTS = Object.keys(AUDIT_EVENTS).filter(isOfNetwork);

/** An operator's laptop that follows its hub. */
function openLaptop(options: Parameters<typeof createTestServer>[0] = {}) {
  const server = createTestServer(options);
  server.network.start();
  return {
    ...server,
    [Symbol.dispose]() {
      server.network.stop();
      server[Symbol.dispose]();
    },
  };
}

const idsAt = (hub: TestHub) =>
  hub.network.hub?.after(0, 10_000).map(({ clientId }) => clientId) ?? [];
const hubOf = (server: TestServer) => server.network.state().hub;
const wordOf = async (joining: Promise<void>) =>
  joining.then(
    () => "joined",
    (error: unknown) => (error instanceof Error ? error.message : ""),
  );

test("what is saved before and after a join goes to the hub, and nothing after leaving", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  for (const id of ["before-1", "before-2"]) expect((await save(laptop, id)).status).toBe(201);
  expect(hubOf(laptop)).toBeNull();
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => idsAt(hub).length === 2);
  expect((await save(laptop, "after")).status).toBe(201);
  await until(() => idsAt(hub).length === 3);
  expect(idsAt(hub)).toEqual(["before-1", "before-2", "after"]);
  await until(() => hubOf(laptop)?.holds === 0);
  expect(hubOf(laptop)).toMatchObject({ kind: "linked", laptopName: "OP NORTH", holds: 0 });
  expect(hub.network.state().laptops).toMatchObject([{ name: "OP NORTH", reports: 3, holds: 0 }]);
  // Of the operator's own table nothing is the network's.
  expect(laptop.network.state().laptops).toBeNull();

  laptop.network.leave();
  expect(hubOf(laptop)).toBeNull();
  await until(() => hub.network.state().laptops?.length === 0);
  expect((await save(laptop, "later")).status).toBe(201);
  await Bun.sleep(300);
  expect(idsAt(hub)).not.toContain("later");
  expect(() => laptop.network.leave()).toThrow("This laptop has joined no hub.");
  expect(laptop.audited.join("")).toContain("network-hub-left");
});

test("each event of a network stands in the audit of the laptop that it is about", async () => {
  using hub = openTestHub();
  using north = openLaptop();
  using south = openLaptop();
  const code = hub.code();
  await north.network.join(code, "OP NORTH");
  expect(await wordOf(south.network.join(code, "OP SOUTH"))).not.toBe("joined");
  await south.network.join(hub.code(), "OP SOUTH");
  north.network.leave();
  await until(() => hub.network.state().laptops?.length === 1);
  hub.network.hub?.remove(hub.network.state().laptops?.[0]?.id ?? "");
  const seenBy = (server: TestServer) =>
    NETWORK_EVENTS.filter((event) => server.audited.join("").includes(event));
  expect(seenBy(north)).toEqual(["network-hub-joined", "network-hub-left"]);
  expect([...seenBy(hub), ...seenBy(north)].sort()).toEqual([...NETWORK_EVENTS].sort());
});

test("what is kept of a join lies in share/ for its owner alone; the token nowhere else, and at the hub as a hash", async () => {
  using hubFolder = temporaryFolder();
  using folder = temporaryFolder();
  using hub = openTestHub({ dataFolder: hubFolder.path });
  using laptop = openLaptop({ dataFolder: folder.path });
  await laptop.network.join(hub.code(), "OP NORTH");
  const { token } = JSON.parse(readFileSync(join(folder.path, "share", "hub.json"), "utf8"));
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const [data, names] of [
    [hubFolder.path, ["key.pem", "certificate.pem", "laptops.json", "id"]],
    [folder.path, ["hub.json", "id"]],
  ] as const)
    for (const name of names)
      expect([name, statSync(join(data, "share", name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(readFileSync(join(hubFolder.path, "share", "laptops.json"), "utf8")).not.toContain(token);
  for (const data of [hubFolder.path, folder.path])
    for (const end of ["", "-wal"]) {
      const file = join(data, `sightline.db${end}`);
      expect(existsSync(file) && readFileSync(file).includes(token)).toBeFalse();
    }
});

test("a code that is broken, of another hub, or brought twice is refused in words, and its secret sent to nobody", async () => {
  using hub = openTestHub();
  using other = openTestHub();
  using laptop = openLaptop();
  const code = hub.code();
  const letter = code.at(-1) === "0" ? "1" : "0";
  expect(await wordOf(laptop.network.join(code.slice(0, -1) + letter, "OP NORTH"))).toBe(
    "This is no whole join code: a letter is wrong or missing.",
  );
  // Somebody else stands at the hub's address: the code is not spent.
  using cable = await openCable(() => other.port);
  expect(await wordOf(laptop.network.join(throughPort(code, cable.port), "OP NORTH"))).toBe(
    `127.0.0.1:${cable.port} shows another certificate than the hub's: nothing was sent. The code is of another hub, or somebody is in between.`,
  );
  expect(await wordOf(laptop.network.join(code, "OP\nNORTH"))).toBe(
    "A laptop's name is one line of 1 to 32 characters.",
  );
  expect(await wordOf(laptop.network.join(code, "OP NORTH"))).toBe("joined");
  expect(await wordOf(laptop.network.join(hub.code(), "OP NORTH"))).toMatch(
    /^This laptop has joined .+ already: leave it first\.$/,
  );
  using second = openLaptop();
  expect(await wordOf(second.network.join(code, "OP SOUTH"))).toBe(
    "This join code has served already: it serves once.",
  );
  expect(await wordOf(second.network.join(hub.code(), "op north"))).toBe(
    "Another laptop has joined under this name: choose another.",
  );
  const old = hub.code();
  hub.pass(600_000);
  expect(await wordOf(second.network.join(old, "OP SOUTH"))).toBe(
    "This join code is older than 10 minutes.",
  );
  hub.cut();
  expect(await wordOf(second.network.join(hub.code(), "OP SOUTH"))).toBe(
    `No answer from 127.0.0.1:${hub.port}. Check cable and network, and that the hub is running.`,
  );
  expect(hubOf(second)).toBeNull();
});

test("nothing is sent to another certificate at the hub's address, and all of it once the hub is back", async () => {
  using folder = temporaryFolder();
  using laptop = openLaptop();
  let port: number;
  {
    using hub = openTestHub({ dataFolder: folder.path });
    port = hub.port;
    await laptop.network.join(hub.code(), "OP NORTH");
    await save(laptop, "one");
    await until(() => idsAt(hub).length === 1);
  }
  const share = { host: "127.0.0.1", port };
  {
    using stranger = openTestHub({ config: { share } });
    await save(laptop, "two");
    await until(() => hubOf(laptop)?.reason.includes("another certificate") === true);
    expect(hubOf(laptop)).toMatchObject({
      kind: "held",
      reason: `127.0.0.1:${port} shows another certificate than the hub's: nothing was sent.`,
      holds: 1,
    });
    expect(idsAt(stranger)).toEqual([]);
    expect(stranger.heard).toEqual([]);
  }
  // Its certificate was renewed meanwhile, with the same key.
  const certificate = join(folder.path, "share", "certificate.pem");
  const before = readFileSync(certificate, "utf8");
  writeFileSync(certificate, "");
  using back = openTestHub({ dataFolder: folder.path, config: { share } });
  expect(readFileSync(certificate, "utf8")).not.toBe(before);
  await until(() => idsAt(back).length === 2);
  expect(idsAt(back)).toEqual(["one", "two"]);
}, 60_000);

test("a removed laptop keeps its reports and is told so; joined again, it sends them", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => hubOf(laptop)?.kind === "linked");
  const [{ id = "" } = {}] = hub.network.state().laptops ?? [];
  hub.network.hub?.remove(id);
  await save(laptop, "one");
  await until(() => hubOf(laptop)?.kind === "held");
  expect(hubOf(laptop)).toMatchObject({
    reason: "The watchkeeper has removed this laptop.",
    holds: 1,
  });
  laptop.network.leave();
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => idsAt(hub).length === 1);
});

test("leaving does not wait for a hub that is silent", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  const silent = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  let port = hub.port;
  using cable = await openCable(() => port);
  await laptop.network.join(throughPort(hub.code(), cable.port), "OP NORTH");
  await until(() => hubOf(laptop)?.kind === "linked");
  cable.cut();
  port = silent.port;
  cable.mend();
  await save(laptop, "one");
  await Bun.sleep(300);
  const began = performance.now();
  laptop.network.leave();
  expect(performance.now() - began).toBeLessThan(500);
  expect(hubOf(laptop)).toBeNull();
  // Another hub is joined at once, and has all of it.
  using other = openTestHub();
  await laptop.network.join(other.code(), "OP NORTH");
  await until(() => idsAt(other).length === 1);
  silent.stop(true);
});

test("what a command has left stays left, whatever the hub says of the hubs above it", async () => {
  using folder = temporaryFolder();
  using company = openTestHub();
  using platoon = openTestHub();
  using section = openLaptop({ dataFolder: folder.path });
  platoon.network.start();
  try {
    await section.network.join(platoon.code(), "SECTION 1");
    await until(() => hubOf(section)?.kind === "linked");
    await platoon.network.join(company.code(), "PLATOON 2");
    await until(() => hubOf(platoon)?.kind === "linked");
    // The command, and a report at once: its answer names a hub above that the laptop did not know of.
    leaveHub(join(folder.path, "share"));
    await save(section, "s-1");
    await until(() => hubOf(section) === null);
    await Bun.sleep(300);
    expect(existsSync(join(folder.path, "share", "hub.json"))).toBeFalse();
  } finally {
    platoon.network.stop();
  }
});

test("a cable that is cut in the middle of a body loses nothing and doubles nothing", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  using cable = await openCable(() => hub.port);
  await laptop.network.join(throughPort(hub.code(), cable.port), "OP NORTH");
  const ids: string[] = [];
  const isSent = () => hubOf(laptop)?.kind === "linked" && hubOf(laptop)?.holds === 0;
  for (let round = 0; round < 6; round++) {
    await until(isSent);
    cable.cut(300 + round * 900);
    for (let number = 0; number < 60; number++) {
      ids.push(`c-${round}-${number}`);
      await save(laptop, ids.at(-1) ?? "");
    }
    await until(() => hubOf(laptop)?.kind === "held");
    expect(hubOf(laptop)?.reason).toBe(`No answer from 127.0.0.1:${cable.port}.`);
    cable.mend();
  }
  await until(isSent);
  expect(idsAt(hub)).toEqual(ids);
}, 60_000);

test("a hub whose disk is full holds the queue back, says so, and takes all of it once there is space", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => hubOf(laptop)?.kind === "linked");
  const { queries } = hub.store;
  const pages = queries.get<[number]>("PRAGMA page_count")?.[0] ?? 0;
  queries.run(`PRAGMA max_page_count = ${pages}`);
  const ids = Array.from({ length: 200 }, (_, at) => `c-${at}-${"x".repeat(40)}`);
  for (const id of ids) await save(laptop, id);
  await until(() => hubOf(laptop)?.kind === "held");
  expect(hubOf(laptop)?.reason).toBe("The disk is full: nothing more can be saved.");
  const { holds = 0 } = hubOf(laptop) ?? {};
  expect(hub.network.state().laptops).toMatchObject([
    { name: "OP NORTH", holds, fault: "this laptop's disk is full" },
  ]);
  queries.run("PRAGMA max_page_count = 1000000");
  await until(() => idsAt(hub).length === ids.length);
  expect(idsAt(hub)).toEqual(ids);
  expect(hub.network.state().laptops).toMatchObject([{ holds: 0, fault: "" }]);
}, 60_000);

test("a laptop's own full disk does not double what the hub has", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  const ids = Array.from({ length: 20 }, (_, at) => `c-${at}`);
  for (const id of ids) await save(laptop, id);
  laptop.store.queries.run("PRAGMA query_only = 1");
  await laptop.network.join(hub.code(), "OP NORTH").catch(() => {});
  await until(() => idsAt(hub).length === ids.length && hubOf(laptop)?.kind === "held");
  laptop.store.queries.run("PRAGMA query_only = 0");
  await until(() => hubOf(laptop)?.kind === "linked" && hubOf(laptop)?.holds === 0);
  expect(idsAt(hub)).toEqual(ids);
}, 60_000);

test("a clock a year off on either side changes nothing but the times that it writes", async () => {
  const year = 365 * 86_400_000;
  for (const [here, there] of [
    [year, -year],
    [-year, year],
  ] as const) {
    using hub = openTestHub();
    using laptop = openLaptop();
    hub.setClock(here);
    laptop.setClock(there);
    await laptop.network.join(hub.code(), "OP NORTH");
    await save(laptop, "one");
    await until(() => idsAt(hub).length === 1);
    hub.setClock(-2 * here);
    await save(laptop, "two");
    await until(() => idsAt(hub).length === 2);
    hub.pass(12_000);
    expect(hub.network.state().laptops).toMatchObject([{ heardAgoMs: 12_000 }]);
  }
}, 60_000);

test("whose a thing is, which no message says, arrives with its report", async () => {
  using hub = openTestHub();
  using laptop = openLaptop();
  laptop.store.queries.run(
    "INSERT INTO reports (client_id, report_type, content, timestamp, received_at, observed_at, side) VALUES ('s-1', 'Sighting', 'SIGHTING WK21-1////', '2026-11-20T12:30:00Z', '2026-11-20T12:30:00Z', 0, 'friendly')",
  );
  await save(laptop, "s-2");
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => idsAt(hub).length === 2);
  expect(hub.store.queries.values("SELECT client_id, side FROM reports ORDER BY id")).toEqual([
    ["s-1", "friendly"],
    ["s-2", null],
  ]);
  const { reports } = await hub.network.received(0, 0);
  expect(reports.map(({ clientId, side }) => [clientId, side])).toEqual([
    ["s-1", "friendly"],
    ["s-2", null],
  ]);
});

test("a report of a format that the hub lacks is kept there", async () => {
  using hub = openTestHub();
  using laptop = openLaptop({});
  laptop.store.queries.run(
    "INSERT INTO reports (client_id, report_type, content, timestamp, call_sign, received_at, observed_at) VALUES ('p-1', 'Patrol', 'PATROL WK21-1////', '2026-11-20T12:30:00Z', 'WK21', '2026-11-20T12:30:00Z', 0)",
  );
  await laptop.network.join(hub.code(), "OP NORTH");
  await until(() => idsAt(hub).length === 1);
});

test("a chain of three brings a report up under its writer's name, and takes no circle", async () => {
  using company = openTestHub();
  using platoon = openTestHub();
  using section = openTestHub();
  for (const server of [company, platoon, section]) server.network.start();
  try {
    await section.network.join(platoon.code(), "SECTION 1");
    await platoon.network.join(company.code(), "PLATOON 2");
    await save(section, "s-1");
    await save(platoon, "p-1");
    await until(() => idsAt(company).length === 2);
    const names = company.network.hub?.after(0, 10).map((one) => [one.clientId, one.laptopName]);
    expect(names?.toSorted()).toEqual([
      ["p-1", "PLATOON 2"],
      ["s-1", "SECTION 1"],
    ]);
    expect(company.network.state().laptops?.map(({ name, reports }) => [name, reports])).toEqual([
      ["PLATOON 2", 2],
    ]);
    expect(await wordOf(company.network.join(company.code(), "COMPANY"))).toBe(
      "This is this laptop's own join code.",
    );
    // Section knows who is above it once it has asked again.
    await save(section, "s-2");
    await until(() => idsAt(company).length === 3);
    for (const below of [platoon, section])
      expect(await wordOf(company.network.join(below.code(), "COMPANY"))).toBe(
        "This hub sends its own reports up to your laptop: it cannot be above it as well.",
      );
  } finally {
    for (const server of [company, platoon, section]) server.network.stop();
  }
}, 60_000);

test("fifty laptops that come back at once are all heard, and nothing is lost", async () => {
  using hub = openTestHub();
  using cable = await openCable(() => hub.port);
  const laptops = Array.from({ length: 50 }, () => openLaptop());
  try {
    for (const [at, laptop] of laptops.entries())
      await laptop.network.join(throughPort(hub.code(), cable.port), `OP ${at}`);
    cable.cut();
    for (const [at, laptop] of laptops.entries())
      for (let number = 0; number < 10; number++) await save(laptop, `${at}-${number}`);
    await until(() => laptops.every((laptop) => hubOf(laptop)?.kind === "held"));
    cable.mend();
    await until(() => laptops.every((laptop) => hubOf(laptop)?.holds === 0));
    const ids = idsAt(hub);
    expect([ids.length, new Set(ids).size]).toEqual([500, 500]);
    expect(hub.network.state().laptops?.every(({ heardAgoMs }) => heardAgoMs !== null)).toBeTrue();
  } finally {
    for (const laptop of laptops) laptop[Symbol.dispose]();
  }
}, 120_000);
