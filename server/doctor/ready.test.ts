import { expect, test } from "bun:test";
import { fail, none, ok, warn } from "./finding";
import { readyFindings } from "./ready";

const PLACES = {
  dataFolder: "/home/smith/data",
  map: "/media/smith/stick/area.pmtiles",
  elevation: "/media/smith/srtm",
};

test("a finding becomes what is so and what to do, in sentences", () => {
  const found = [
    { ...warn("free disk space", "124 MB only; make room on the disk soon"), line: "disk" },
    {
      ...none("elevation data", "none of your own; the built-in overview answers"),
      line: "heights",
    },
    { ...ok("built-in elevation overview", "107 heights looked up"), line: "heights" },
    ok("version", "1.0.0"),
  ] as const;
  expect(readyFindings(found, PLACES)).toEqual([
    {
      ...{ line: "disk", level: "warn" },
      says: "Free disk space: 124 MB only.",
      toDo: "Make room on the disk soon.",
    },
    {
      ...{ line: "heights", level: "none" },
      says: "Elevation data: none of your own; the built-in overview answers.",
      toDo: "",
    },
  ]);
});

test("no folder is told, and no count of reports", () => {
  const { dataFolder, map, elevation } = PLACES;
  const remedy = `put it back; or delete ${dataFolder}/.set-up`;
  const found = [
    { ...ok(`database ${dataFolder}/sightline.db`, "sound", "12 reports"), line: "database" },
    {
      ...fail(`database ${dataFolder}/sightline.db`, `it is missing; ${remedy}`),
      line: "database",
    },
    { ...warn(`copies from before upgrades in ${dataFolder}`, "a.db"), line: "database" },
    { ...fail(`map archive ${map}`, "it is cut short"), line: "map" },
    { ...fail(`elevation tile ${elevation}/N52E008.hgt`, "it is empty"), line: "heights" },
  ] as const;
  const answer = readyFindings(found, PLACES);
  expect(JSON.stringify(answer)).not.toMatch(/smith|12 reports/);
  expect(answer.map(({ says, toDo }) => `${says} ${toDo}`.trim())).toEqual([
    "Database sightline.db: sound.",
    "Database sightline.db: it is missing. Put it back; or delete .set-up.",
    "Copies from before upgrades in data: a.db.",
    "Map archive area.pmtiles: it is cut short.",
    "Elevation tile srtm/N52E008.hgt: it is empty.",
  ]);
  expect(readyFindings(found.slice(0, 1), { dataFolder: "/", map: null, elevation: null })).toEqual(
    [
      {
        ...{ line: "database", level: "ok" },
        says: "Database /home/smith/data/sightline.db: sound.",
        toDo: "",
      },
    ],
  );
});
