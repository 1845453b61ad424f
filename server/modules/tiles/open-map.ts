import { lstatSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BunFile } from "bun";
import { archiveText, drawnText } from "../../../web/domain/map/map-schema";
import { ArchiveError } from "../../archive/archive-error";
import { StartError } from "../../errors";
import type { MapSource } from "./map-source";

/** A map, or why it cannot be used, in a sentence for people. */
export type OpenedMap = { source: MapSource; file: string } | { source: null; reason: string };

/** Takes an archive that cannot be used, by its name without a folder, and why. */
export type OnError = (file: string, reason: string, kind?: ArchiveError["kind"]) => void;

/** Where maps may be found. */
export interface MapLocations {
  /** What `--map` names; null without it. */
  given: string | null;
  /** Where a unit drops its own archive, which counts without `--map`; it need not be there. */
  ownFolder: string;
  /** A file that may lie there as well and is no map; null if there is none. */
  elevation: string | null;
}

/** The maps that there are. */
export interface Maps {
  /** Files that are no map, or none that can be drawn, in sentences for people; null if there are none. */
  warning: string | null;
  /** The unit's own; null without one. */
  own: OpenedMap | null;
  /** Opens the built-in one. Most starts are not there for its sake, and it would hold them up. */
  openOverview(): Promise<OpenedMap>;
}

/**
 * Opens the unit's own map, if there is one.
 * @throws StartError where `--map` names what cannot be opened at all, or is no archive
 */
export async function openMaps(
  places: MapLocations,
  overview: BunFile,
  onError: OnError,
): Promise<Maps> {
  const { own, passedOver } = await openOwnMap(places, onError);
  return {
    own,
    warning: passedOver.length === 0 ? null : passedOver.join(" "),
    openOverview: () => openOverview(overview, onError),
  };
}

/** Of these another may be used in its place. */
const PASSED_OVER: readonly ArchiveError["kind"][] = ["foreign", "undrawable"];

/**
 * Opens the unit's own map: what `--map` names, else the newest archive in the data folder, damaged or not; null if
 * there is neither. What is only called so and is no archive is passed over, and so is what cannot be drawn.
 * @throws StartError where `--map` names what cannot be opened at all, or is no archive
 */
async function openOwnMap(
  { given, ownFolder, elevation }: MapLocations,
  onError: OnError,
): Promise<{ own: OpenedMap | null; passedOver: string[] }> {
  const passedOver: string[] = [];
  for (const path of given === null ? archivesIn(ownFolder, elevation) : [given]) {
    const file = basename(path);
    try {
      return { own: { source: await openMapSource(path), file }, passedOver };
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      const isArchive = error.kind === "damaged" || error.kind === "undrawable";
      if (!isArchive && given !== null) {
        throw new StartError(`The map archive ${path} cannot be used: ${error.reason}.`);
      }
      onError(file, error.reason, error.kind);
      const reason = cannotUse(file, error.reason);
      if (!PASSED_OVER.includes(error.kind)) return { own: { source: null, reason }, passedOver };
      passedOver.push(reason);
    }
  }
  return { own: null, passedOver };
}

async function openOverview(overview: BunFile, onError: OnError): Promise<OpenedMap> {
  const file = "overview.pmtiles";
  try {
    return { source: await openMapSource(overview), file };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    onError(file, error.reason);
    return { source: null, reason: `The built-in map cannot be used: ${error.reason}.` };
  }
}

/** What the unit's own map is, and what was passed over for it; null if there is no file of the unit's. */
export function ownMapText({ own, warning }: Maps): string | null {
  if (own === null) return warning && `built-in overview. ${warning}`;
  if (own.source === null) return own.reason;
  const { schema, format } = own.source.facts;
  const text = archiveText({ ...own.source.facts, what: drawnText(schema, format) });
  return [`${own.file}, ${text}`, warning].filter(Boolean).join(". ");
}

export const cannotUse = (file: string, reason: string) =>
  `The map archive ${file} cannot be used: ${reason}.`;

/** Loads what reads archives for the first of them: most starts open none, and it would hold them up. */
async function openMapSource(from: string | BunFile): Promise<MapSource> {
  const { openMapSource: open } = await import("./map-source");
  return open(from);
}

/** The newest first, by the time of its last change; what systems hide in a folder does not count. */
function archivesIn(folder: string, except: string | null): string[] {
  return archiveNames(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== except)
    .map((path) => ({ path, modified: modifiedAt(path) ?? Number.NaN }))
    .filter(({ modified }) => !Number.isNaN(modified))
    .sort((one, other) => other.modified - one.modified)
    .map(({ path }) => path);
}

/** When a file was last changed, in milliseconds; null for a folder, and for what is gone. */
function modifiedAt(path: string): number | null {
  // A link counts as its target; a dangling one is reported as broken later.
  for (const look of [statSync, lstatSync]) {
    try {
      const found = look(path);
      return found.isDirectory() ? null : found.mtimeMs;
    } catch {}
  }
  return null;
}

function archiveNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^[^.].*\.pmtiles$/i.test(name));
  } catch {
    // Anyone who sets up the folder says that it cannot be read.
    return [];
  }
}
