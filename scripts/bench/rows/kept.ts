import { Database } from "bun:sqlite";
import { join } from "node:path";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { type Bench, type Measurement, quantile, type Run } from "../measurement";

/** How fast the administrator reads what many exercises have saved. */
export const bench: Bench = { section: "server", measure: measureKept };

const REPORTS = 50_000;
const TURNS = 40;
const ADMIN_TOKEN = "admin-token-of-the-bench-0123456789";

const ASKED = [
  "",
  "page=900",
  "type=HLR",
  "source=received&type=GMTI",
  "from=2026-11-10T00:00:00Z&to=2026-11-12T00:00:00Z",
  "q=T-72",
  "q=nothing%20of%20it",
];

async function measureKept(run: Run): Promise<Measurement[]> {
  const program = {
    program: EXECUTABLE,
    args: ["--data", "data"],
    cwd: run.folder,
    env: { ADMIN_TOKEN },
  };
  {
    await using _ = await startServer(program);
  }
  fill(join(run.folder, "data", "sightline.db"));
  await using server = await startServer(program);
  const { sessionToken } = await (
    await fetch(`${server.address}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: ADMIN_TOKEN }),
    })
  ).json();
  const headers = { authorization: `Bearer ${sessionToken}`, "accept-encoding": "gzip, br" };
  const asked: { query: string; time: number; size: number }[] = [];
  for (const query of ASKED) {
    const sizes: number[] = [];
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const begun = performance.now();
      const address = `${server.address}/api/admin/reports?${query}`;
      const answer = await fetch(address, { headers, decompress: false });
      sizes.push((await answer.arrayBuffer()).byteLength);
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`${query} answers ${answer.status}`);
    }
    asked.push({
      query: query || "all",
      time: quantile(times, 0.5),
      size: Math.max(...sizes) / 1000,
    });
  }
  const what = `Saved reports, ${REPORTS.toLocaleString("en")}: a page for the administrator`;
  return [
    {
      what: `${what}, the slowest query's median`,
      value: Math.max(...asked.map(({ time }) => time)),
      unit: "ms",
      goal: { atMost: 20 },
      detail: asked.map(({ query, time }) => `${query} ${time.toFixed(1)}`).join(", "),
    },
    {
      what: `${what}, the largest answer`,
      value: Math.max(...asked.map(({ size }) => size)),
      unit: "KB",
      goal: { atMost: 30 },
    },
  ];
}

function fill(file: string): void {
  using database = new Database(file);
  const insert = database.query(
    "INSERT INTO reports (client_id, report_type, content, timestamp, call_sign, received_at, received, observed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const types = ["Sighting", "HLR", "GMTI"];
  const platforms = ["BM-21 (Grad)", "T-72", "BTR-80", "2S19 (Msta-S)"];
  database.transaction(() => {
    for (let at = 0; at < REPORTS; at += 1) {
      const type = types[at % types.length] ?? "";
      const time = new Date(Date.UTC(2026, 10, 1) + at * 60_000).toISOString();
      const reference = `WK21-${at.toString(36).toUpperCase().padStart(6, "0")}`;
      const content = `${type.toUpperCase()} ${reference} // DTG 201230ZNov26 // ASSET Puma // 3 X ${platforms[at % platforms.length]} // GRID 1 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////`;
      insert.run(
        `c-${at}`,
        type,
        content,
        time,
        "WK21",
        time,
        at % 5 === 0 ? 1 : 0,
        Date.parse(time),
      );
    }
  })();
}
