import type { Database } from "bun:sqlite";
import { accessSync, constants, existsSync, lstatSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { sizeText } from "../../web/domain/size-text";
import { clockFault } from "../../web/domain/time/clock-fault";
import { formatDtg } from "../../web/domain/time/dtg";
import { MIGRATIONS_FOLDER } from "../assets";
import type { DataPaths } from "../data-folder";
import { RESTORE_REMEDY, unusable } from "../db/inspect-database";
import { databaseBytes, readDatabase } from "../db/read-database";
import { knownMigrations } from "../db/store";
import { upgradeCopies } from "../db/upgrade-copy";
import { errorCode } from "../errors";
import { UNTRUSTED_PROXY_KEY } from "../http/untrusted-proxy";
import { contentsOf, tablesOf } from "./contents";
import { counted, type Finding, fail, ok, warn, withoutName } from "./finding";

/** Where the migrations that were applied are kept. */
const MIGRATIONS = "__drizzle_migrations";

const damagedRemedy = (mark: string) =>
  `${RESTORE_REMEDY}, or move the database away and delete ${mark} to start with a new one`;

interface Contents {
  /** Rows that refer to others that are not there. */
  orphans: number;
  tables: Set<string>;
  /** When each migration that was applied was made, in milliseconds. */
  migrations: number[];
  /** In words. */
  holds: string;
  /** When the last run of the server met a proxy that it does not trust. */
  untrustedProxyAt: string | null;
}

/** Checks the database, page by page, and that this executable knows its tables. */
export function checkDatabase({ database, mark }: DataPaths): Finding[] {
  const what = `database ${database}`;
  const wasSetUp = existsSync(mark);
  if (!lstatSync(database, { throwIfNoEntry: false })) {
    return [
      wasSetUp
        ? fail(
            what,
            `it is missing, although one was set up here; put it back, or ${RESTORE_REMEDY}, or delete ${mark} to start with an empty one`,
          )
        : ok(what, "none yet; it is created at first start"),
    ];
  }
  const stat = statSync(database);
  if (!stat.isFile()) return [fail(what, "it is not a file; move it away")];
  if (stat.size === 0) {
    return [
      wasSetUp
        ? fail(
            what,
            `it is empty, but held reports before; ${RESTORE_REMEDY}, or delete it and ${mark} to start with a new one`,
          )
        : ok(what, "empty; the first start fills it"),
    ];
  }
  try {
    accessSync(database, constants.W_OK);
    return [
      ...judge(what, databaseBytes(database), readDatabase(database, look), damagedRemedy(mark)),
      ...nameCopies(dirname(database)),
    ];
  } catch (error) {
    return [fail(what, reasonOf(database, error, damagedRemedy(mark)))];
  }
}

/** The copies that earlier upgrades left: what there is to go back to. */
function nameCopies(folder: string): Finding[] {
  const copies = upgradeCopies(folder);
  if (copies.length === 0) return [];
  const named = copies.map(({ path, bytes }) => `${basename(path)} (${sizeText(bytes)})`);
  return [ok(`copies from before upgrades in ${folder}`, named.join(", "))];
}

/** As a start says it, without the name, which comes first. */
function reasonOf(file: string, error: unknown, remedy: string): string {
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error))) return `it is damaged; ${remedy}`;
  return withoutName(unusable(file, error).message, `The database ${file}`);
}

/** @returns what it holds, or what is the matter with its pages, as SQLite puts it */
function look(database: Database): Contents | { damage: string } {
  const column = (sql: string) => database.query(sql).values().flat();
  const [first] = column("PRAGMA integrity_check(1)").map(String);
  // What follows is of use in a sound database alone.
  if (first !== "ok") return { damage: first?.split("\n").at(-1) ?? "" };
  const tables = tablesOf(database);
  const migrations = tables.has(MIGRATIONS)
    ? column(`SELECT created_at FROM ${MIGRATIONS}`).map(Number)
    : [];
  const orphans = database.query("PRAGMA foreign_key_check").values().length;
  const untrustedProxyAt = tables.has("meta")
    ? (column(`SELECT value FROM meta WHERE key = '${UNTRUSTED_PROXY_KEY}'`).map(String)[0] ?? null)
    : null;
  return { orphans, tables, migrations, holds: contentsOf(database), untrustedProxyAt };
}

function judge(
  what: string,
  size: number,
  found: ReturnType<typeof look>,
  remedy: string,
): Finding[] {
  if ("damage" in found) return [fail(what, `it is damaged (${found.damage}); ${remedy}`)];
  const { orphans, holds } = found;
  if (orphans > 0) {
    return [fail(what, `${counted(orphans, "entry", "entries")} of deleted data; ${remedy}`)];
  }
  const sound = ok(what, `sound, ${sizeText(size)}`, holds);
  return [sound, judgeSchema(`tables of ${what}`, found), ...proxyFindings(found)];
}

/** All callers of such a proxy count as one network. */
function proxyFindings({ untrustedProxyAt }: Contents): Finding[] {
  if (untrustedProxyAt === null) return [];
  return [
    warn(
      "reverse proxy",
      `X-Forwarded-For arrived at ${untrustedProxyAt} and TRUST_PROXY is not set: ten wrong tokens from anywhere lock everybody out of /admin; set TRUST_PROXY=1 where every caller comes through the proxy`,
    ),
  ];
}

function judgeSchema(what: string, { tables, migrations }: Contents): Finding {
  if (tables.size === 0) return ok(what, "none yet; the first start makes them");
  if (!tables.has(MIGRATIONS)) {
    return fail(what, "they are another program's; move the file away");
  }
  const known = knownMigrations(MIGRATIONS_FOLDER);
  if (Math.max(0, ...migrations) > Math.max(0, ...known)) {
    return fail(
      what,
      "they were made by a newer Sightline; start that one, or choose another folder with --data",
    );
  }
  const missing = known.filter((when) => !migrations.includes(when)).length;
  return missing === 0
    ? ok(what, `up to date (schema ${known.length})`)
    : ok(what, `${counted(missing, "step")} older than this version; the next start upgrades them`);
}

/**
 * Checks the computer's clock, from which every DTG comes: it cannot be before this build or the newest saved report.
 * @param builtOn the day of the build, as YYYY-MM-DD; null from source
 */
export function checkClock({ database }: DataPaths, now: Date, builtOn: string | null): Finding[] {
  const fault = clockFault(now, { builtOn, newestReportAt: newestReportAt(database) });
  if (fault === null) return [ok("clock", `${formatDtg(now, "Z")}; compare it with a watch`)];
  return [fail("clock", `${fault.replace(/^It/, "it").replace(/\.$/, "")}; set it right first`)];
}

function newestReportAt(file: string): string | null {
  try {
    return readDatabase(file, newestReportIn);
  } catch {
    // The database's own check says what is wrong with it.
    return null;
  }
}

/** When the newest report was saved, as ISO 8601; null where there is none. */
export function newestReportIn(database: Database): string | null {
  if (!tablesOf(database).has("reports")) return null;
  return database.query<{ at: string | null }, []>(NEWEST).get()?.at ?? null;
}

const NEWEST =
  "SELECT max(received_at) AS at FROM (SELECT received_at FROM reports ORDER BY id DESC LIMIT 1000)";
