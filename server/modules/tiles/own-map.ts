import { basename } from "node:path";
import { mapText } from "../../../web/domain/map/map-schema";
import { ArchiveError } from "../../archive/archive-error";
import { isUnfinished, stateOfFile } from "../../archive/source";
import { type UnusedFile, unreadMap, withCommand } from "../../archive/unread";
import { type SeenFile, watchFiles } from "../../archive/watched-files";
import { StartError } from "../../errors";
import { type MapLocations, mapFiles } from "./map-files";
import type { MapSource } from "./map-source";
import { cannotUse, type OpenedMap, openMapSource } from "./open-map";

/** The archive that is used. */
export interface MapInUse {
  source: MapSource;
  /** Its name without a folder. */
  file: string;
}

/** A file beside it that is not. */
export interface UnusedMap extends UnusedFile {
  /** `copying`: it has changed since the last look; `other`: no archive by its name. */
  kind: ArchiveError["kind"] | "copying" | "other";
}

/** A unit's own map, which may come, change and go while the server runs. */
export interface OwnMap {
  /** Null without one. */
  inUse(): MapInUse | null;
  /** Why none is used though there is an archive, which is damaged, in a sentence for people; else null. */
  broken(): string | null;
  /** The newest first. */
  unused(): readonly UnusedMap[];
  /** Reports why a tile of the one in use could not be read. @returns the sentence for people */
  fail(reason: string): string;
  /** Looks at the files again: a new one that is whole is used from now on, one that is gone no more. */
  look(): Promise<void>;
}

/** The maps that there are. */
export interface Maps {
  own: OwnMap;
  /** Opens the built-in one. Most starts are not there for its sake, and it would hold them up. */
  openOverview(): Promise<OpenedMap>;
}

export interface OwnMapOptions extends MapLocations {
  /** Is called once for each thing that is wrong with a file. */
  onUnused(unused: UnusedMap): void;
  /** Is called when another one is used than before, by its name; null for none. */
  onUse?(file: string | null): void;
}

const COPYING = "it is not whole yet, and used once it is";

interface Opened extends MapInUse {
  path: string;
  state: string;
}

/**
 * Opens what `--map` names, else the newest whole archive in the data folder.
 * @throws StartError where `--map` names what cannot be opened at all, or is no archive
 */
export async function openOwnMap(options: OwnMapOptions): Promise<OwnMap> {
  const map = createOwnMap(options);
  await map.look();
  return map;
}

function createOwnMap({ onUnused, onUse, ...places }: OwnMapOptions): OwnMap {
  /** Beside the archives. */
  let unread: UnusedFile[] = [];
  const watched = watchFiles(
    async () => {
      const { archives, others } = mapFiles(places);
      unread = others;
      return archives;
    },
    // An MBTiles archive that is closed elsewhere may be the same as before.
    (path) => `${stateOfFile(path)} ${isUnfinished(path)}`,
  );
  /** What a file in some state was refused for: it is not opened again before it changes. */
  const refused = new Map<string, { state: string; unused: UnusedMap }>();
  const told = new Set<string>();
  let isStart = true;
  let used: Opened | null = null;
  let unused: UnusedMap[] = [];
  /** No more in use, and closed with the next look: somebody may still be reading them. */
  let retired: Opened[] = [];

  const tell = (one: UnusedMap) => {
    const words = `${one.file}: ${one.reason}`;
    if (!told.has(words)) onUnused(one);
    told.add(words);
  };

  async function open({ path, state, isWhole }: SeenFile): Promise<Opened | UnusedMap> {
    const file = basename(path);
    if (used?.path === path && used.state === state) return used;
    const known = refused.get(path);
    if (known?.state === state) return known.unused;
    if (!isWhole) return { file, kind: "copying", reason: COPYING, command: null };
    try {
      return { path, state, file, source: await openMapSource(path) };
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      const { kind, reason } = error;
      const named = kind === "foreign" ? unreadMap(file) : null;
      const one: UnusedMap = { file, reason, command: null, ...named, kind };
      // What the system refuses now it may grant later, with nothing to see in the file.
      if (kind !== "unreadable") refused.set(path, { state, unused: one });
      return one;
    }
  }

  function use(next: Opened | null): void {
    if (next === used) return;
    if (used) retired.push(used);
    used = next;
    onUse?.(next?.file ?? null);
  }

  return {
    inUse: () => used,
    broken() {
      const first = unused.find(({ kind }) => kind === "damaged");
      return used === null && first ? cannotUse(first.file, first.reason) : null;
    },
    unused: () => unused,
    fail(reason) {
      const file = used?.file ?? "";
      tell({ file, kind: "damaged", reason, command: null });
      return cannotUse(file, reason);
    },
    async look() {
      for (const { source } of retired) source.archive[Symbol.dispose]();
      retired = [];
      const others: UnusedMap[] = [];
      let next: Opened | null = null;
      for (const seen of await watched()) {
        const opened = await open(seen);
        if ("source" in opened) {
          next = opened;
          break;
        }
        others.push(opened);
      }
      for (const one of unread) others.push({ ...one, kind: "other" });
      if (isStart) refuseStart(places.given, others[0]);
      isStart = false;
      unused = others;
      for (const one of others) if (one.kind !== "copying") tell(one);
      use(next);
    },
  };
}

/** @throws StartError where the file that `--map` names cannot be opened at all, or is no archive */
function refuseStart(given: string | null, first: UnusedMap | undefined): void {
  const isRefused = first?.kind === "unreadable" || first?.kind === "foreign";
  if (given === null || !isRefused) return;
  throw new StartError(withCommand(cannotUse(given, first.reason), first));
}

/** What a screen says of a file beside the map. */
export function unusedText({ file, kind, reason }: UnusedMap): string {
  if (kind === "copying") return `The map archive ${file} is not used: ${reason}.`;
  if (kind === "other") return `${file} is not read: ${reason}. See About in Settings.`;
  return cannotUse(file, reason);
}

/** What an archive in use is: `town.pmtiles, OpenMapTiles, zooms 6 to 14, 54.20–54.38° N, 23.00–23.30° E`. */
export const inUseText = ({ file, source }: MapInUse): string =>
  `${file}, ${mapText(source.facts)}`;

/**
 * What the unit's own map is, and which archives are not used for it; null if there is none of the unit's. Files of
 * other formats are told apart.
 */
export function ownMapText(own: OwnMap): string | null {
  const used = own.inUse();
  const archives = own.unused().filter(({ kind }) => kind !== "other");
  const unused = archives.map(unusedText);
  if (used === null && unused.length === 0) return null;
  const isBroken = own.broken() !== null;
  const what = used ? [inUseText(used)] : isBroken ? [] : ["built-in overview"];
  return [...what, unused.join(" ")].filter(Boolean).join(". ");
}
