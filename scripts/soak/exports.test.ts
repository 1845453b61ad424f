/**
 * Exports in the hands of other people's programs: Debian's GDAL, gpsbabel, LibreOffice and xmllint
 * (`apt-get install gdal-bin gpsbabel libreoffice-calc-nogui libxml2-utils`), and ATAK's way of reading a package.
 */
import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { temporaryFolder } from "../../server/testing/app";
import { EXPORT_FORMATS, type ExportFormat } from "../../web/domain/export/formats";
import { importPackage } from "../../web/domain/export/testing/atak";
import {
  type Foreign,
  fromGeoJson,
  fromGpx,
  fromTak,
} from "../../web/domain/export/testing/readers";
import { CONTEXT, fileOf, OPERATOR, REPORTS } from "../../web/domain/export/testing/reports";
import type { LatLng } from "../../web/domain/grid/geodesy";
import { latLngToGrid } from "../../web/domain/grid/grid";
import { formatGrid } from "../../web/domain/grid/grid-reference";
import { readReport } from "../../web/domain/reports/positions";
import { makeTestReports } from "../../web/domain/test-data";

const reportsOf = (count: number) =>
  makeTestReports(count, {
    operator: OPERATOR,
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
    reports: REPORTS,
  });

/** Writes the user's file, and runs programs beside it. */
async function exported(folder: string, format: ExportFormat, count: number) {
  const reports = reportsOf(count);
  const name = `all.${EXPORT_FORMATS[format].ending}`;
  writeFileSync(join(folder, name), await fileOf(format, reports));
  const run = (...command: string[]) => {
    const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: folder });
    // LibreOffice misses Java, which it does not need.
    const said = stderr.toString().replace(/^Warning: failed to launch javaldx.*\n/m, "");
    expect([command[0], exitCode, said]).toEqual([command[0], 0, ""]);
    return stdout.toString();
  };
  const read = (file: string) => new Uint8Array(readFileSync(join(folder, file)));
  const places = reports.flatMap((report) => {
    const { reference, message, positions } = readReport(report, CONTEXT.definitions);
    return positions.map(({ grid }) => [reference, message, grid]);
  });
  return { run, read, places: places.toSorted() };
}

/** The square metre that a program's position lies in. */
function gridAt(at: LatLng | null): string {
  const { gzd, coordinates } = latLngToGrid(at ?? { lat: 0, lng: 0 });
  return formatGrid(gzd, coordinates);
}

const placesOf = (found: readonly Foreign[]) =>
  found.map(({ reference, message, at }) => [reference, message, gridAt(at)]).toSorted();

test.each([1, 100, 10_000])("GDAL takes %d reports into a GeoPackage and back", async (count) => {
  for (const format of ["geojson", "kml"] as const) {
    using folder = temporaryFolder();
    const { run, read, places } = await exported(folder.path, format, count);
    // A layer is a folder of the KML; the points alone, beside an HLR's line.
    run("ogr2ogr", "-q", "-f", "GPKG", "all.gpkg", `all.${format}`, "-skipfailures");
    const layers = [
      ...run("ogrinfo", "-q", "-ro", "all.gpkg").matchAll(/^\d+: (.+?)(?: \(.*)?$/gm),
    ];
    const back = layers.flatMap(([, layer = ""], index) => {
      const file = `back-${index}.geojson`;
      run(
        "ogr2ogr",
        "-q",
        "-f",
        "GeoJSON",
        "-lco",
        "COORDINATE_PRECISION=7",
        file,
        "all.gpkg",
        layer,
      );
      return fromGeoJson(read(file)).filter(({ at }) => at !== null);
    });
    expect(placesOf(back)).toEqual(places);
  }
});

test.each([1, 100, 10_000])("gpsbabel reads %d reports as waypoints", async (count) => {
  using folder = temporaryFolder();
  const { run, read, places } = await exported(folder.path, "gpx", count);
  run("gpsbabel", "-i", "gpx", "-f", "all.gpx", "-o", "gpx,gpxver=1.1", "-F", "back.gpx");
  expect(placesOf(fromGpx(read("back.gpx")))).toEqual(places);
});

test.each([1, 100, 10_000])("LibreOffice reads %d reports as a table", async (count) => {
  using folder = temporaryFolder();
  const { run, read, places } = await exported(folder.path, "csv", count);
  run(
    ...["soffice", "--headless", `-env:UserInstallation=file://${folder.path}/profile`],
    // 44 a comma, 34 a quote, 76 UTF-8.
    ...["--infilter=Text - txt - csv (StarCalc):44,34,76", "--convert-to", "ods", "all.csv"],
  );
  run(
    ...["soffice", "--headless", `-env:UserInstallation=file://${folder.path}/profile`],
    ...["--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76", "--outdir", "back", "all.ods"],
  );
  const { data } = Papa.parse<Record<string, string>>(
    new TextDecoder().decode(read("back/all.csv")),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  const found = data.map(({ reference, message, latitude, longitude }) => [
    ...[reference, message, gridAt({ lat: Number(latitude), lng: Number(longitude) })],
  ]);
  expect(found.toSorted()).toEqual(places);
});

test.each([1, 100, 10_000])("xmllint finds %d reports well-formed", async (count) => {
  for (const format of ["kml", "gpx", "tak"] as const) {
    using folder = temporaryFolder();
    const { run, read } = await exported(folder.path, format, count);
    if (format !== "tak") run("xmllint", "--noout", `all.${format}`);
    else {
      const files = Object.entries(unzipSync(read("all.zip")));
      for (const [index, [, text]] of files.entries())
        writeFileSync(join(folder.path, `${index}.xml`), text);
      run("sh", "-c", "ls | grep xml | xargs xmllint --noout");
    }
  }
});

test("10,000 reports are all in a TAK package, for CloudTAK and for ATAK", async () => {
  const reports = reportsOf(10_000);
  const file = await fileOf("tak", reports);
  const messages = reports.flatMap((report) => {
    const { message, positions } = readReport(report, CONTEXT.definitions);
    return positions.map(() => message);
  });
  const markers = importPackage(file, new Date("2027-11-20T12:30:00Z"));
  expect([...markers.values()].map(({ remarks }) => remarks).sort()).toEqual(messages.toSorted());
  expect((await fromTak(file)).map(({ message }) => message).sort()).toEqual(messages.sort());
});
