import { isRecord } from "../../parse-unknown";
import type { PlatformInput } from "../platform";
import { readPlatform } from "./platform-row";

/** The most platforms that one list may hold. */
export const MAX_PLATFORMS = 50_000;
/** The most faults that are named; the rest are counted. */
export const MAX_LIST_ERRORS = 100;

/** An error of a list, and where a person finds it. */
export interface ListError {
  /** Counted from 1; 0 for the list as a whole. */
  row: number;
  /** "" if it is not one field's fault. */
  field: string;
  /** Continues the field's name; it never repeats a value. */
  message: string;
}

export type CheckedPlatformList =
  | { ok: true; platforms: PlatformInput[] }
  | {
      ok: false;
      errors: ListError[];
      /** How many faults there are, those that are not named included. */
      count: number;
    };

/** The platforms that are there already, by their ids and by what these are told apart by. */
export interface PresentPlatforms {
  ids: ReadonlySet<string>;
  bareNames: ReadonlySet<string>;
}

export const presentPlatforms = (ids: Iterable<string>): PresentPlatforms => {
  const all = new Set(ids);
  return { ids: all, bareNames: new Set([...all].map(bareName)) };
};

/** Whether a platform that is not there has the id of one that is, in another spelling. */
export const isWrittenOtherwise = (platformId: string, { ids, bareNames }: PresentPlatforms) =>
  !ids.has(platformId) && bareNames.has(bareName(platformId));

const WRITTEN_OTHERWISE = "differs from an existing ID only in capitals, hyphens or spaces";

/** A list that is refused for one reason. */
export const refusedList = (error: ListError): CheckedPlatformList => ({
  ok: false,
  errors: [error],
  count: 1,
});

/** A list with more platforms than one may hold. */
export function tooLongList(): CheckedPlatformList {
  const most = MAX_PLATFORMS.toLocaleString("en");
  return refusedList({ row: 0, field: "", message: `A list holds at most ${most} platforms.` });
}

/**
 * Checks a list of platforms that somebody else wrote, all or none. Two rows
 * whose ids differ only in capitals, hyphens or spaces are the same platform.
 * @param rows as they came out of JSON
 * @param rowOf the number by which a person knows a row; by default its place, from 1
 * @param present those that the list would stand beside: none may have the id of one of them written otherwise
 */
export function checkPlatformList(
  rows: readonly unknown[],
  rowOf: (index: number) => number = (index) => index + 1,
  present?: PresentPlatforms,
): CheckedPlatformList {
  if (rows.length > MAX_PLATFORMS) return tooLongList();
  const errors = new ErrorList();
  const platforms: PlatformInput[] = [];
  const rowByName = new Map<string, number>();
  for (const [index, value] of rows.entries()) {
    const row = rowOf(index);
    if (!isRecord(value)) {
      errors.add(row, "", "is not a platform");
      continue;
    }
    const platform = readPlatform(value, (field, what) => errors.add(row, field, what));
    const name = bareName(platform.platformId);
    const earlier = rowByName.get(name);
    if (earlier === undefined) rowByName.set(name, row);
    else if (name !== "") errors.add(row, "platformId", `repeats row ${earlier}`);
    for (const [at, other] of platform.confusedWith.entries()) {
      if (name !== "" && bareName(other.platformId) === name)
        errors.add(row, "confusedWith", `item ${at + 1} platformId is the platform itself`);
    }
    if (present && isWrittenOtherwise(platform.platformId, present))
      errors.add(row, "platformId", WRITTEN_OTHERWISE);
    platforms.push(platform);
  }
  const { listed: named, count } = errors;
  return count === 0 ? { ok: true, platforms } : { ok: false, errors: named, count };
}

class ErrorList {
  readonly listed: ListError[] = [];
  count = 0;

  add(row: number, field: string, message: string): void {
    this.count++;
    if (this.listed.length < MAX_LIST_ERRORS) this.listed.push({ row, field, message });
  }
}

/** An id as people recognise it: "BM-21", "bm 21" and "BM21" are one. */
export function bareName(platformId: string): string {
  return platformId.toLowerCase().replace(/[\s\p{Dash_Punctuation}]/gu, "");
}
