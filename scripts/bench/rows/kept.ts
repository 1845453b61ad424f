import { Database } from "bun:sqlite";
import { measureLists, startFilled } from "../admin-lists";
import type { Bench, Measurement, Run } from "../measurement";

/** How fast the administrator reads what many exercises have saved. */
export const bench: Bench = { section: "server", measure: measureKept };

const REPORTS = 50_000;
const TURNS = 40;

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
  await using server = await startFilled(run, { fill });
  const what = `Saved reports, ${REPORTS.toLocaleString("en")}: a page for the administrator`;
  return await measureLists(what, ASKED, TURNS, (query) => server.ask(`reports?${query}`));
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
