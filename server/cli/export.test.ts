import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { EXPORT_FORMAT_NAMES, EXPORT_FORMATS } from "../../web/domain/export/formats";
import type { Side } from "../../web/domain/platforms/affiliation";
import { dataPaths } from "../data-folder";
import { reports } from "../db/schema";
import { DAMAGED_DATABASES, makeDatabase } from "../doctor/testing/databases";
import { snapshot } from "../doctor/testing/snapshot";
import { openTestStore, temporaryFolder } from "../testing/app";
import { readOnlyFolder } from "../testing/read-only";
import { startErrorOf } from "../testing/start-error";
import { type ExportFilter, exportFile } from "./export";

const AT = new Date("2026-11-20T15:00:00Z");

const SIGHTING =
  "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // 1 X BM-21 // GRID 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////";
const PATROL = {
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "seen", label: "Seen", kind: "text", required: true },
        { id: "site", label: "Site", kind: "grid", required: true },
      ],
    },
  ],
  message: ["SEEN {seen}", "SITE {site}"],
  summary: "{seen}",
};

interface SavedReport {
  reportType: string;
  content: string;
  timestamp: string;
  side?: Side;
}

/** In the order in which they were saved: each was copied later than its DTG says, or has none. */
const SIGHTING_SAVED = {
  reportType: "Sighting",
  content: SIGHTING,
  timestamp: "2026-11-21T08:00:00.000Z",
};
const SAVED: readonly SavedReport[] = [
  SIGHTING_SAVED,
  { reportType: "HLR", content: "unreadable", timestamp: "2026-11-20T14:00:00.000+01:00" },
  {
    reportType: "Patrol",
    content: "PATROL WK21-7K3QZ8 // DTG 201200ZNov26 // SEEN smoke // SITE 34UFE 123 678////",
    timestamp: "2026-11-22T12:00:00.000Z",
  },
];

/** A data folder with saved reports, and a folder for exports beside it. */
function folders(saved: readonly SavedReport[] = SAVED) {
  const root = temporaryFolder();
  const data = join(root.path, "data");
  const target = join(root.path, "kept");
  for (const folder of [data, target]) mkdirSync(folder);
  const paths = dataPaths(data);
  const store = openTestStore(paths.database);
  for (const [index, report] of saved.entries()) {
    const rest = { clientId: String(index), callSign: "WK21", receivedAt: AT.toISOString() };
    store.queries
      .insert(reports)
      .values({ ...report, ...rest, observedAt: 0 })
      .run();
  }
  const run = (name: string, filter: ExportFilter = {}) =>
    exportFile(join(target, name), data, filter, AT);
  const refused = (name: string, filter: ExportFilter = {}) =>
    startErrorOf(() => run(name, filter)).message;
  const read = (name: string) => readFileSync(join(target, name), "utf8");
  const unzipped = (name: string) =>
    Object.values(unzipSync(readFileSync(join(target, name))))
      .map((text) => new TextDecoder().decode(text))
      .join("\n");
  const messages = (name: string) =>
    read(name)
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.split(",").at(-1));
  return {
    ...{ data, target, ...paths, store, run, refused, read, unzipped, messages },
    [Symbol.dispose]() {
      store.close();
      root[Symbol.dispose]();
    },
  };
}

test.each(EXPORT_FORMAT_NAMES)("%s holds every saved report, while a server runs", (format) => {
  using at = folders();
  const before = readdirSync(at.data);
  const name = `all.${EXPORT_FORMATS[format].ending.toUpperCase()}`;
  const told = at.run(name);
  expect(told).toStartWith(`Exported 3 reports to ${join(at.target, name)} (`);
  const text = format === "tak" ? at.unzipped(name) : at.read(name);
  // An event is a place: without a grid there is none.
  expect(text.includes("unreadable")).toBe(!EXPORT_FORMATS[format].needsGrid);
  expect(text).toContain("WK21-7K3QZ9");
  expect(statSync(join(at.target, name)).mode & 0o777).toBe(0o600);
  expect(readdirSync(at.data)).toEqual(before);
});

test("a server that is not running leaves a database of which not a byte changes", () => {
  using root = temporaryFolder();
  const data = join(root.path, "data");
  mkdirSync(data);
  makeDatabase(dataPaths(data).database);
  const before = snapshot(data);
  expect(exportFile(join(root.path, "all.csv"), data, {}, AT)).toStartWith(
    "Exported 1,000 reports",
  );
  expect(snapshot(data)).toEqual(before);
});

test("reports stand in the order of their own DTGs, with the symbols of the database", () => {
  using at = folders();
  expect(at.run("all.csv")).toMatch(/; 2 without a grid\.$/);
  expect(at.messages("all.csv").map((message) => message?.slice(0, 8))).toEqual([
    "PATROL W",
    "SIGHTING",
    "unreadab",
  ]);
  at.store.queries.run(
    "INSERT INTO vehicles (platform_id, aka, other_names, description, characteristics, function, category, grid_unit, sidc_code, cues, confused_with, sort_order, source) VALUES ('BM-21', '', '[]', '', '[]', '', 'Artillery', 'Cat 2', 'SHGPEWMRAS-----', '[]', '[]', 1, 'built-in')",
  );
  expect(at.run("all.zip")).toMatch(/; 2 without a grid left out\.$/);
  expect(at.unzipped("all.zip")).toContain('type="a-h-G-E-W-M"');
});

test("the side that an operator said is in the file, and an older database has none", () => {
  using at = folders([{ ...SIGHTING_SAVED, side: "friendly" }]);
  at.run("new.geojson");
  expect(at.read("new.geojson")).toContain('"side":"friendly"');
  at.store.queries.run("ALTER TABLE reports DROP COLUMN side");
  at.run("old.geojson");
  expect(at.read("old.geojson")).toContain('"side":null');
});

test("a unit's own format takes part, also switched off", () => {
  using at = folders();
  mkdirSync(at.formats);
  writeFileSync(join(at.formats, "patrol.json.off"), JSON.stringify(PATROL));
  expect(at.run("all.geojson")).toMatch(/; 1 without a grid\.$/);
  expect(at.read("all.geojson")).toContain('"grid":"34UFE 123 678"');
});

describe("a preview", () => {
  const SALUTE = {
    reportType: "SALUTE",
    content:
      "SALUTE WK21-7K3QZ7 // DTG 201230ZNov26 // SIZE 12 men // ACTIVITY digging in // LOCATION 34UFE 123 678 // TIME 201215ZNov26////",
    timestamp: "2026-11-20T12:31:00.000Z",
  };

  test("takes part, whoever has switched it on", () => {
    using at = folders([...SAVED, SALUTE]);
    expect(at.run("all.geojson", { type: "SALUTE" })).toStartWith("Exported 1 report to ");
    expect(at.read("all.geojson")).toContain('"grid":"34UFE 123 678"');
    at.run("some.csv", { type: "salute report" });
    expect(at.messages("some.csv")).toEqual([SALUTE.content]);
    expect(at.refused("none.csv", { type: "Contact Report" })).toBe(
      "No saved report of type Contact Report (saved types: HLR, Patrol, SALUTE, Sighting&BDA).",
    );
  });

  test("is read as it was written, also where a unit's own format has taken its place since", () => {
    using at = folders([SALUTE]);
    mkdirSync(at.formats);
    writeFileSync(
      join(at.formats, "salute.json"),
      JSON.stringify({ ...PATROL, id: "salute", name: "SALUTE", word: "SALUTE" }),
    );
    at.run("all.geojson");
    expect(at.read("all.geojson")).toContain('"grid":"34UFE 123 678"');
  });
});

describe("the filter", () => {
  const moment = (text: string) => Date.parse(text);

  test.each([
    [{ type: "sighting" }, ["SIGHTING"]],
    [{ type: "Sighting&BDA" }, ["SIGHTING"]],
    [{ type: "sighting & bda" }, ["SIGHTING"]],
    [{ type: "Hostile Location Report (HLR)" }, ["unreadab"]],
    [{ type: "Patrol report" }, ["PATROL W"]],
    // By their own DTGs: each was copied a day or two later.
    [{ from: moment("2026-11-20T12:30:00Z") }, ["SIGHTING", "unreadab"]],
    [{ to: moment("2026-11-20T12:30:00Z") }, ["PATROL W", "SIGHTING"]],
    [{ from: moment("2026-11-20T12:30:31Z"), to: moment("2026-11-20T13:00:00Z") }, ["unreadab"]],
    [{ type: "HLR", from: 0 }, ["unreadab"]],
  ] as [ExportFilter, string[]][])("%j", (filter, expected) => {
    using at = folders();
    mkdirSync(at.formats);
    writeFileSync(join(at.formats, "patrol.json"), JSON.stringify(PATROL));
    at.run("some.csv", filter);
    expect(at.messages("some.csv").map((message) => message?.slice(0, 8))).toEqual(expected);
  });

  test("that finds nothing writes nothing, and says why", () => {
    using at = folders();
    expect(at.refused("a.csv", { type: "GMTI" })).toBe(
      "No saved report of type GMTI (saved types: HLR, Patrol, Sighting&BDA).",
    );
    expect(at.refused("a.csv", { to: 0 })).toBe("No report is of that time: nothing was exported.");
    expect(readdirSync(at.target)).toEqual([]);
  });

  test("by a type that there is not is wrong usage, and names those that there are", () => {
    using at = folders();
    const asked = { type: "Sightings" };
    expect(startErrorOf(() => at.run("a.csv", asked), 2).message).toBe(
      'There is no report type "Sightings": there are Activity, Contact, GMTI, HLR, LEAPP, Loss, MEDEVAC, METHANE, Patrol, SALUTE, SPOTREP, Sighting&BDA, c-UAS; see "sightline --help".',
    );
    expect(readdirSync(at.target)).toEqual([]);
  });
});

const UNREADABLE = new Set([
  "a bad header",
  "a bad first page",
  "a bad page in the middle",
  "a file cut short",
  "a text",
]);

describe("is refused in one sentence, and leaves nothing behind", () => {
  test("another ending", () => {
    using at = folders();
    for (const name of ["a", "a.xlsx", "csv", ".csv"]) {
      expect(startErrorOf(() => at.run(name), 2).message).toBe(
        `The file ${join(at.target, name)} must end in .txt, .csv, .geojson, .kml, .gpx or .zip.`,
      );
    }
    expect(readdirSync(at.target)).toEqual([]);
  });

  test("a .cot file, of which TAK keeps one event", () => {
    using at = folders();
    expect(startErrorOf(() => at.run("a.cot"), 2).message).toBe(
      "TAK reads one event of a .cot file and drops the rest: export a TAK package, which ends in .zip.",
    );
    expect(readdirSync(at.target)).toEqual([]);
  });

  test("a file, a folder or a link that is there", () => {
    using at = folders();
    const file = join(at.target, "a.csv");
    writeFileSync(file, "mine");
    expect(at.refused("a.csv")).toBe(`The file ${file} exists already: choose another name.`);
    expect(readFileSync(file, "utf8")).toBe("mine");
    mkdirSync(join(at.target, "b.csv"));
    expect(at.refused("b.csv")).toBe(`${join(at.target, "b.csv")} is a folder: name a file in it.`);
    symlinkSync(join(at.target, "nowhere"), join(at.target, "c.csv"));
    expect(at.refused("c.csv")).toContain("exists already");
    expect(readdirSync(at.target).sort()).toEqual(["a.csv", "b.csv", "c.csv"]);
  });

  test("a folder that is not there, or may not be written", () => {
    using at = folders();
    expect(at.refused("none/a.csv")).toBe(
      `The file ${join(at.target, "none/a.csv")} cannot be written: its folder does not exist.`,
    );
    using folder = readOnlyFolder();
    const file = join(folder.path, "a.csv");
    expect(startErrorOf(() => exportFile(file, at.data, {}, AT)).message).toMatch(
      /cannot be written: (access is denied|its file system is read-only)\.$/,
    );
  });

  test("a database that is not there, or without a report", () => {
    using at = folders([]);
    expect(at.refused("a.csv")).toBe("No report is saved: nothing was exported.");
    const elsewhere = join(at.target, "elsewhere");
    const said = startErrorOf(() => exportFile(join(at.target, "a.csv"), elsewhere, {}, AT));
    expect(said.message).toBe(`There is no database in ${elsewhere}: check --data.`);
    expect(readdirSync(at.target)).toEqual([]);
  });

  test("a database without any table", () => {
    using at = folders();
    const data = join(at.target, "data");
    mkdirSync(data);
    new Database(dataPaths(data).database).close();
    const said = startErrorOf(() => exportFile(join(at.target, "a.csv"), data, {}, AT));
    expect(said.message).toBe("No report is saved: nothing was exported.");
  });

  test.each(DAMAGED_DATABASES.filter(([name]) => UNREADABLE.has(name)))("%s", (_, damage) => {
    using root = temporaryFolder();
    const { database } = dataPaths(root.path);
    makeDatabase(database);
    damage(database);
    const file = join(root.path, "a.csv");
    expect(startErrorOf(() => exportFile(file, root.path, {}, AT)).message).toMatch(
      /^The database .* is damaged: move the folder away and run "sightline restore"/,
    );
    expect(readdirSync(root.path)).toEqual(["sightline.db"]);
  });
});
