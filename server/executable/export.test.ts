import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { takPackage } from "../../web/domain/export/testing/tak-reader";
import { temporaryFolder } from "../testing/app";
import { save, start } from "../testing/executable";
import { EXECUTABLE, runToEnd } from "../testing/process";

/** A folder whose database has reports at sea level. */
async function withReports(count: number) {
  const folder = temporaryFolder();
  await using server = await start(folder.path);
  for (let number = 0; number < count; number++) {
    const reference = `WK21-${String(number).padStart(6, "0")}`;
    const content = `SIGHTING ${reference} // DTG 201230ZNov26 // 1 X BM-21 // GRID 34UFE 12345 67890 CAT 2 ALT 0FT // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////`;
    const report = { reportType: "Sighting", content, timestamp: "2026-11-20T12:30:00Z" };
    const answer = await fetch(`${server.address}/api/reports/save`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...report, callSign: "WK21", clientId: reference }),
    });
    expect(answer.status).toBe(201);
  }
  return folder;
}

test("a TAK package has the platform's type, and heights above the ellipsoid by its own geoid", async () => {
  using folder = await withReports(1);
  const run = await runToEnd({ args: ["export", "all.zip", "--data", "data"], cwd: folder.path });
  expect(run).toMatchObject({ status: 0, stderr: "" });
  const [, [event]] = await takPackage(readFileSync(join(folder.path, "all.zip")));
  expect(event?.raw.event._attributes.type).toMatch(/^a-h-G-E-W-X/);
  expect(Number(event?.raw.event.point._attributes.hae)).toBeCloseTo(27.9, 0);
});

test("a disk that is full in the middle of a package is told in one line, and no file is left", async () => {
  using folder = await withReports(120);
  const limited = 'trap "" XFSZ; ulimit -f 80; exec "$@"';
  const run = await runToEnd({
    program: ["/bin/sh", "-c", limited, "sh", ...EXECUTABLE],
    args: ["export", "all.zip", "--data", "data"],
    cwd: folder.path,
  });
  expect(run).toMatchObject({ status: 1, stdout: "" });
  expect(run.stderr).toMatch(/^The file .*all\.zip cannot be written: .+\.\n$/);
  expect(readdirSync(folder.path)).toEqual(["data"]);
});

test("saved reports are exported while a server runs, and no file is overwritten", async () => {
  using folder = temporaryFolder();
  await using server = await start(folder.path);
  await save(server, "c-1");
  const run = (...args: string[]) =>
    runToEnd({ args: ["export", ...args, "--data", "data"], cwd: folder.path });
  const file = join(folder.path, "all.csv");

  const first = await run("all.csv", "--from", "2000-01-01T00:00Z");
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(first.stdout).toStartWith(`Exported 1 report to ${file} (`);
  const text = readFileSync(file, "utf8");
  expect(text).toStartWith("\uFEFFtype,reference,dtg,");

  await save(server, "c-2");
  expect(await run("all.csv")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `The file ${file} exists already: choose another name.\n`,
  });
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(await run("all.xlsx")).toMatchObject({ status: 2, stdout: "" });
  expect(await run("all.kml", "--type", "Sightings")).toMatchObject({ status: 2, stdout: "" });
  expect((await run("all.kml", "--type", "Sighting&BDA")).stdout).toStartWith(
    "Exported 2 reports to ",
  );
  expect(readdirSync(folder.path).sort()).toEqual(["all.csv", "all.kml", "data"]);
});
