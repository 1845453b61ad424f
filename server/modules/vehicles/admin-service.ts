import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import {
  checkPlatformList,
  type ListError,
  presentPlatforms,
} from "../../../web/domain/platforms/import/platform-list";
import { PLATFORM_FIELDS } from "../../../web/domain/platforms/import/platform-row";
import type { PlatformInput } from "../../../web/domain/platforms/platform";
import { importPlatforms } from "../../db/import-platforms";
import {
  changePlatforms,
  lastImport,
  type Step,
  undoLastChange,
  undoLastImport,
} from "../../db/platform-history";
import { vehicleStates, vehicles, vehiclesOff } from "../../db/schema";
import { searched } from "../../db/searched";
import { builtInRow } from "../../db/seed-platforms";
import type { Store } from "../../db/store";
import { ApiError } from "../../errors";
import { matches } from "../../http/content-encoding";
import { invalidQuery, readOrder, readPage, readWords } from "../../http/list-query";
import type { ListedPlatform, Platforms, PlatformsQuery } from "./admin-model";
import type { ImageSource } from "./model";

/** The administrator's hand on the platforms. Each change can be taken back. */
export interface PlatformsService {
  /** A page of them, in the operators' order unless asked otherwise. @throws ApiError 400 INVALID_QUERY */
  list(query: PlatformsQuery): Platforms;
  /**
   * Adds a platform, or puts it in the place of the one with the same platformId, which stays
   * switched on or off as it is.
   * @returns what names the record as it is now
   * @throws ApiError 422 INVALID_VEHICLE with `errors`; 412 VEHICLE_EXISTS, or VEHICLE_CHANGED with what is there now
   */
  put(platformId: string, platform: unknown, conditions?: PutConditions): string;
  /**
   * Offers it to operators, or no longer.
   * @returns whether that changes anything. @throws ApiError 404; 409 VEHICLE_NEEDED for the Unknown
   */
  setOn(platformId: string, on: boolean): boolean;
  /** @throws ApiError 404; 409 VEHICLE_BUILT_IN, for a built-in one can only be switched off */
  remove(platformId: string): void;
  /** Makes a built-in one what it was, and offers it. @throws ApiError 404; 409 VEHICLE_NOT_BUILT_IN */
  restore(platformId: string): void;
  /**
   * Takes the last change of a platform back, its deletion too.
   * @param ifMatch what is there, as the caller last saw it
   * @throws ApiError 409 NOTHING_TO_UNDO; 412 VEHICLE_CHANGED
   */
  undo(platformId: string, ifMatch?: string): void;
  /**
   * Makes the table what it was before the last import.
   * @returns how many platforms were put back. @throws ApiError 409 NOTHING_TO_UNDO
   */
  undoImport(): number;
}

/** What must hold for a platform to be kept (RFC 9110 §13.1). */
export interface PutConditions {
  /** It is not to replace any. */
  isNew?: boolean;
  /** If-Match: what it replaces, as its author last saw it. */
  ifMatch?: string | undefined;
}

const { platformId: idColumn, aka, otherNames, category, subCategory, sortOrder } = vehicles;
const what = vehicles.function;
const place = [sortOrder, vehicles.id] as const;
const ORDERS = {
  place,
  platformId: [sql`${idColumn} COLLATE NOCASE`],
  aka: [sql`${aka} COLLATE NOCASE`, ...place],
  category: [category, ...place],
} as const;
const ORDER_FIELDS = ["place", "platformId", "aka", "category"] as const;

const UNKNOWN = /^unknown$/i;

interface Parts {
  store: Pick<Store, "queries">;
  /** The built-in set. */
  platforms(): readonly PlatformInput[];
  /** To be called after the table has changed. */
  platformsChanged(): void;
  images: Pick<ImageSource, "photoOf">;
  clock: () => Date;
}

export function createPlatformsService(parts: Parts): PlatformsService {
  const { platforms, platformsChanged, images, clock } = parts;
  const { queries } = parts.store;
  const builtIn = (platformId: string) => builtInRow(platforms(), platformId);

  const { sortOrder: _, ...columns } = getTableColumns(vehicles);
  const shown = {
    ...columns,
    isOn: sql`${vehiclesOff.platformId} IS NULL`.mapWith(Boolean),
    canUndo:
      sql`EXISTS (SELECT 1 FROM ${vehicleStates} WHERE ${vehicleStates.platformId} = ${idColumn})`.mapWith(
        Boolean,
      ),
  };

  function sourceOf(row: { platformId: string; source: string }): ListedPlatform["source"] {
    if (row.source === "built-in") return "built-in";
    return builtIn(row.platformId) ? "edited" : "own";
  }

  const rowsOf = (where: SQL | undefined) =>
    queries
      .select(shown)
      .from(vehicles)
      .leftJoin(vehiclesOff, eq(vehiclesOff.platformId, idColumn))
      .where(where);

  const listed = (row: ReturnType<ReturnType<typeof rowsOf>["all"]>[number]): ListedPlatform => ({
    ...row,
    otherNames: [...row.otherNames],
    characteristics: [...row.characteristics],
    cues: [...row.cues],
    confusedWith: [...row.confusedWith],
    source: sourceOf(row),
    version: versionOf(row),
    photo: images.photoOf(row.platformId),
  });

  /** @throws ApiError 412 */
  function checkUnchanged(platformId: string, ifMatch: string): void {
    const row = rowsOf(eq(idColumn, platformId)).get();
    if (row && matches(ifMatch, `"${versionOf(row)}"`)) return;
    const message = row
      ? "Someone else has changed this platform. Nothing was changed."
      : "Someone else has deleted this platform meanwhile. Nothing was changed.";
    const current = row ? listed(row) : null;
    throw new ApiError(412, "VEHICLE_CHANGED", message, {}, { current });
  }

  /** @throws ApiError 404 */
  function checkKnown(platformId: string): void {
    const row = queries
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(eq(idColumn, platformId))
      .get();
    if (!row) throw new ApiError(404, "UNKNOWN_VEHICLE", "There is no such platform.");
  }

  function edit(platformId: string, act: (step: Step) => void): void {
    changePlatforms(queries, "edit", [platformId], act);
    platformsChanged();
  }

  return {
    list(query) {
      const { limit, offset, ...asked } = readPage(query);
      const order = readOrder(query, ORDER_FIELDS, { by: "place", descending: false });
      const where = and(
        searched(readWords(query.q), [idColumn, aka, otherNames, what, category, subCategory]),
        offered(query.offered),
      );
      const direction = order.descending ? desc : asc;
      const rows = rowsOf(where)
        .orderBy(...ORDERS[order.by].map((column) => direction(column)))
        .limit(limit)
        .offset(offset)
        .all();
      const total =
        queries
          .select({ total: count() })
          .from(vehicles)
          .leftJoin(vehiclesOff, eq(vehiclesOff.platformId, idColumn))
          .where(where)
          .get()?.total ?? 0;
      const last = lastImport(queries);
      return {
        total,
        ...asked,
        platforms: rows.map(listed),
        lastImport: last && { ...last, at: new Date(last.at).toISOString() },
        lastUpdated: clock().toISOString(),
      };
    },

    put(platformId, given, { isNew = false, ifMatch } = {}) {
      const ids = queries.select({ other: idColumn }).from(vehicles).all();
      const present = presentPlatforms(ids.map(({ other }) => other));
      const list = checkPlatformList([given], undefined, present);
      if (!list.ok) throw invalidPlatform(list.errors);
      const [platform] = list.platforms;
      if (platform?.platformId !== platformId)
        throw invalidPlatform([
          { field: "platformId", message: "differs from the one in the address" },
        ]);
      if (isNew && present.ids.has(platformId)) {
        const message =
          "There is a platform with this platformId already: edit it, or choose another.";
        throw new ApiError(412, "VEHICLE_EXISTS", message);
      }
      if (ifMatch !== undefined) checkUnchanged(platformId, ifMatch);
      importPlatforms(queries, list.platforms, "edit");
      platformsChanged();
      return versionOf(platform);
    },

    setOn(platformId, on) {
      checkKnown(platformId);
      if (!on && UNKNOWN.test(platformId)) {
        const message = "The Unknown stands for every platform that is not listed: it stays on.";
        throw new ApiError(409, "VEHICLE_NEEDED", message);
      }
      const isOff = eq(vehiclesOff.platformId, platformId);
      if (on !== (queries.select().from(vehiclesOff).where(isOff).get() !== undefined))
        return false;
      edit(platformId, (step) => {
        if (on) step.delete(vehiclesOff).where(isOff).run();
        else step.insert(vehiclesOff).values({ platformId }).run();
      });
      return true;
    },

    remove(platformId) {
      checkKnown(platformId);
      if (builtIn(platformId)) {
        const message = "A built-in platform is not deleted: switch it off, or restore it.";
        throw new ApiError(409, "VEHICLE_BUILT_IN", message);
      }
      edit(platformId, (step) => {
        step.delete(vehicles).where(eq(idColumn, platformId)).run();
        step.delete(vehiclesOff).where(eq(vehiclesOff.platformId, platformId)).run();
      });
    },

    restore(platformId) {
      const row = builtIn(platformId);
      if (!row) {
        checkKnown(platformId);
        const message = "This platform is not a built-in one: there is nothing to restore it to.";
        throw new ApiError(409, "VEHICLE_NOT_BUILT_IN", message);
      }
      edit(platformId, (step) => {
        step.insert(vehicles).values(row).onConflictDoUpdate({ target: idColumn, set: row }).run();
        step.delete(vehiclesOff).where(eq(vehiclesOff.platformId, platformId)).run();
      });
    },

    undo(platformId, ifMatch) {
      if (ifMatch !== undefined) checkUnchanged(platformId, ifMatch);
      if (!undoLastChange(queries, platformId, builtIn))
        throw nothingToUndo("There is no change to undo.");
      platformsChanged();
    },

    undoImport() {
      const count = undoLastImport(queries, builtIn);
      if (count === null) throw nothingToUndo("There is no import that could be undone.");
      platformsChanged();
      return count;
    },
  };
}

/** Two records have the same only where they say the same. */
function versionOf(platform: PlatformInput): string {
  const record: Record<string, unknown> = { ...platform };
  const said = JSON.stringify(PLATFORM_FIELDS.map((field) => record[field]));
  return new Bun.CryptoHasher("sha256").update(said).digest("base64url").slice(0, 22);
}

/** @throws ApiError 400 INVALID_QUERY */
function offered(asked: string | undefined): SQL | undefined {
  if (asked === undefined) return undefined;
  if (asked !== "yes" && asked !== "no") throw invalidQuery("offered is yes or no");
  return asked === "yes" ? isNull(vehiclesOff.platformId) : isNotNull(vehiclesOff.platformId);
}

const nothingToUndo = (message: string) => new ApiError(409, "NOTHING_TO_UNDO", message);

const STRANGE = { field: "", message: "Unknown field" };

/** `category: is missing. Nothing was changed.` */
function invalidPlatform(faults: readonly Omit<ListError, "row">[]): ApiError {
  // What such a field is called is the caller's word, and is not repeated.
  const isStrange = ({ field }: { field: string }) =>
    field !== "" && !PLATFORM_FIELDS.includes(field);
  const errors = faults
    .filter((fault) => !isStrange(fault))
    .map(({ field, message }) => ({ field, message }));
  if (faults.some(isStrange)) errors.push(STRANGE);
  const said = errors.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  const message = `${said[0] ?? ""}. Nothing was changed.`;
  return new ApiError(422, "INVALID_VEHICLE", message, {}, { errors });
}
