import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode, isDiskFull, StartError, systemReason } from "../errors";
import { beginFile, copyInto } from "./database-copy";

/** `sightline-before-upgrade-5-20261120T123000Z.db`: the step that its tables were at, and when it was made. */
const NAME = /^sightline-before-upgrade-(\d+)-(\d{8}T\d{6}Z)\.db$/;

/** With what it is written as. */
export const isUpgradeCopy = (name: string) => NAME.test(name.replace(/\.db\..*$/, ".db"));

/** The copies of this many upgrades are kept. */
const KEPT = 2;

/** A copy of the database as it was before an upgrade. */
export interface UpgradeCopy {
  path: string;
  /** How many steps its tables had taken. */
  step: number;
  /** When it was made, as its name has it; later ones sort behind. */
  at: string;
  bytes: number;
}

/**
 * Copies the database beside itself before a newer version changes its tables, and removes the copies
 * from before the last two upgrades.
 * @param step how many steps its tables have taken
 * @throws StartError in one sentence; the database is left as it was
 */
export function keepCopy(database: string, step: number, now: Date): void {
  const folder = dirname(database);
  const at = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const copy = join(folder, `sightline-before-upgrade-${step}-${at}.db`);
  try {
    const isKin = (name: string) => NAME.test(name);
    using file = beginFile({ to: copy, isKin });
    copyInto(file.part, database, () => {});
    file.finish();
  } catch (error) {
    throw new StartError(
      `The database ${database} is older than this Sightline, and its copy ${basename(copy)}, which must be made first, cannot be written: ${reasonOf(error)}. Nothing was changed.`,
    );
  }
  for (const old of superseded(upgradeCopies(folder))) rmSync(old.path, { force: true });
}

function reasonOf(error: unknown): string {
  if (isDiskFull(errorCode(error))) return "the disk is full; make room on it and start again";
  return systemReason(error, { ENOSPC: "the disk is full; make room on it and start again" });
}

/** The copies that lie in a data folder, the oldest first. */
export function upgradeCopies(folder: string): UpgradeCopy[] {
  return readdirSync(folder)
    .flatMap((name): UpgradeCopy[] => {
      const [, step, at = ""] = NAME.exec(name) ?? [];
      if (step === undefined) return [];
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found?.isFile() ? [{ path, step: Number(step), at, bytes: found.size }] : [];
    })
    .sort((one, other) => one.at.localeCompare(other.at) || one.step - other.step);
}

/** All but the last copy of each step (an upgrade that failed is tried again), and of these all but the last two. */
function superseded(copies: readonly UpgradeCopy[]): UpgradeCopy[] {
  const lastOfStep = new Map(copies.map((copy) => [copy.step, copy]));
  const newest = copies.filter((copy) => lastOfStep.get(copy.step) === copy).slice(-KEPT);
  return copies.filter((copy) => !newest.includes(copy));
}
