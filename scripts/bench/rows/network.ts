import { Database } from "bun:sqlite";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type JoinedHub, joinHub, linkTo } from "../../../server/modules/network/joined";
import type { Batch, WireReport } from "../../../server/modules/network/wire";
import { REPORTS_PATH } from "../../../server/modules/network/wire-limits";
import { EXECUTABLE, freePort, type Running, startServer } from "../../../server/testing/process";
import type { Bench, Measurement, Run } from "../measurement";
import { withUnit } from "../table";
import { bareCommits } from "./saves";

const LAPTOPS = 50;
/** What a laptop sends at once that has been without its link. */
const FULL = 200;
const TOKEN = "admin-token-of-the-bench-0123456789";

/** What a hub takes in from fifty laptops that send at the same time, each call a commit that is on the disk. */
export const bench: Bench = { section: "server", measure: measureNetwork };

async function measureNetwork({ folder, seconds }: Run): Promise<Measurement[]> {
  const share = freePort();
  await using hub = await startServer({
    program: EXECUTABLE,
    args: ["--data", "data", "--share", `127.0.0.1:${share}`],
    cwd: folder,
    env: { ADMIN_TOKEN: TOKEN },
  });
  const laptops: Sending[] = [];
  const newCode = await codesOf(hub);
  for (let at = 0; at < LAPTOPS; at++) {
    const own = join(folder, `laptop-${at}`);
    mkdirSync(own);
    laptops.push({ at, hub: await joinHub(own, await newCode(), `OP ${at}`), sent: 0 });
  }
  const one = await rateOf(laptops, 1, seconds);
  const full = await rateOf(laptops, FULL, seconds);
  const sent = laptops.reduce((sum, laptop) => sum + laptop.sent, 0);
  using database = new Database(join(folder, "data", "sightline.db"), { readonly: true });
  const kept = Number(database.query("SELECT count(*) FROM reports").values()[0]?.[0]);
  if (kept !== sent) throw new Error(`${sent} reports were taken, ${kept} kept`);
  const bare = bareCommits(folder, seconds);
  const detail = `${withUnit(one / bare, "×")} bare SQLite's ${withUnit(bare, "/s")}, the same commits one by one on the same disk`;
  const what = `Reports a second at a hub, from ${LAPTOPS} laptops at once`;
  return [
    { what: `${what}, each as it is saved`, value: one, unit: "/s", goal: null, detail },
    { what: `${what}, ${FULL} a call after a cut`, value: full, unit: "/s", goal: null },
  ];
}

interface Sending {
  at: number;
  hub: JoinedHub;
  sent: number;
}

/** Makes join codes as the administrator. */
async function codesOf({ address }: Running): Promise<() => Promise<string>> {
  const post = async (path: string, body: unknown, token = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/api/admin/${path}`, init)).json();
  };
  const { sessionToken } = await post("login", { token: TOKEN });
  return async () => (await post("network/code", {}, sessionToken)).code;
}

/** All laptops send so many reports a call, one call after the other. @returns reports a second */
async function rateOf(laptops: Sending[], aCall: number, seconds: number): Promise<number> {
  const before = laptops.reduce((sum, { sent }) => sum + sent, 0);
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    laptops.map(async (laptop) => {
      const link = linkTo(laptop.hub);
      while (performance.now() < end) {
        const after = laptop.sent;
        const reports = Array.from({ length: aCall }, (_, at) => reportOf(laptop, after + at + 1));
        const batch: Batch = { after, to: after + aCall, holds: 0, reports };
        await link.post(REPORTS_PATH, batch, laptop.hub.token);
        laptop.sent += aCall;
      }
      link.close();
    }),
  );
  const took = (performance.now() - began) / 1000;
  return (laptops.reduce((sum, { sent }) => sum + sent, 0) - before) / took;
}

/** A report of the usual length. */
const reportOf = ({ at }: Sending, number: number): WireReport => ({
  clientId: `${at}-${number}`,
  reportType: "Sighting",
  content: `SIGHTING WK${at}-${number} // ${"x".repeat(320)}////`,
  timestamp: "2026-11-20T12:30:00Z",
  callSign: `WK${at}`,
  targetId: null,
  laptop: String(at).padStart(32, "0"),
  laptopName: `OP ${at}`,
});
