import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import type { AuditEvent } from "../../web/domain/admin/audit-events";
import { dataPaths } from "../data-folder";
import { audit } from "../db/schema";
import { openTestStore, TEST_TIME, temporaryFolder } from "../testing/app";
import { checkBackup } from "./backup";
import { lineOf } from "./finding";
import { makeDatabase, sql } from "./testing/databases";

const HOUR_MS = 60 * 60_000;
const AGAIN =
  'run "sightline backup FILE", or press "Download a Backup" in /admin, and keep it on another disk';

/** What is said of a database with this many reports, all saved at TEST_TIME. */
function folder(reports: number) {
  const temporary = temporaryFolder();
  const paths = dataPaths(temporary.path);
  makeDatabase(paths.database, reports);
  return {
    paths,
    note(event: AuditEvent, hours: number) {
      const store = openTestStore(paths.database);
      const at = TEST_TIME.getTime() + hours * HOUR_MS;
      store.queries.insert(audit).values({ at, event, subject: "", detail: "" }).run();
      store.close();
    },
    lines: (hours: number) =>
      checkBackup(paths, new Date(TEST_TIME.getTime() + hours * HOUR_MS)).map(lineOf),
    [Symbol.dispose]: temporary[Symbol.dispose],
  };
}

test("without reports there is nothing to keep", () => {
  using empty = folder(0);
  expect(empty.lines(0)).toEqual(["none  backup: there are no reports to keep yet"]);
});

test("after a day without a backup reports are worth a look, and what broke off is none", () => {
  using data = folder(2);
  expect(data.lines(24)).toEqual([
    "none  backup: none yet, the first report was saved within a day",
  ]);
  const none = [`warn  backup: none is noted in the last 90 days; ${AGAIN}`];
  expect(data.lines(25)).toEqual(none);
  data.note("backup-broken-off", 1);
  expect(data.lines(26)).toEqual(none);
});

test("by either way it is good until reports of more than a day are not in it", () => {
  using data = folder(2);
  data.note("backup-made", -1);
  const since = "backup: made 201130ZNov26, reports were saved since";
  expect(data.lines(22)).toEqual([`ok    ${since}`]);
  expect(data.lines(24)).toEqual([`warn  ${since}; ${AGAIN}`]);
  data.note("backup-downloaded", 1);
  expect(data.lines(240)).toEqual(["ok    backup: made 201330ZNov26, no report was saved since"]);
});

test("a database that is not there, is damaged or is older has no line, or none noted", () => {
  using data = folder(1);
  sql(data.paths.database, "DROP TABLE audit");
  expect(data.lines(25)).toEqual([`warn  backup: none is noted in the last 90 days; ${AGAIN}`]);
  writeFileSync(data.paths.database, "not a database");
  expect(data.lines(1)).toEqual([]);
  using nothing = temporaryFolder();
  expect(checkBackup(dataPaths(nothing.path), TEST_TIME)).toEqual([]);
});
