import {
  checkPlatformList,
  type ListError,
  presentPlatforms,
} from "../../../web/domain/platforms/import/platform-list";
import { importPlatforms } from "../../db/import-platforms";
import { vehicles } from "../../db/schema";
import { restorePlatforms } from "../../db/seed-platforms";
import { ApiError } from "../../errors";
import type { AdminDependencies } from "./dependencies";

const EMPTY: ListError = { row: 0, field: "", message: "The list holds no platforms." };

/**
 * Brings platforms in, all or none: the given ones, or the built-in set again.
 * @returns takes the rows as they came out of JSON; gives how many platforms there were
 */
export function createPlatformImport(
  parts: Pick<AdminDependencies, "store" | "platforms" | "platformsChanged" | "audit">,
) {
  const { platforms, platformsChanged, audit } = parts;
  const { queries } = parts.store;

  return (rows: readonly unknown[] | undefined): number => {
    if (rows === undefined) {
      restorePlatforms(queries, platforms());
      platformsChanged();
      audit.record("platforms-restored", "", `${platforms().length} platforms`);
      return platforms().length;
    }
    // Nobody means to import nothing, and "nothing given" means the built-in set.
    if (rows.length === 0) throw invalidPlatforms([EMPTY], 1);
    const ids = queries.select({ id: vehicles.platformId }).from(vehicles).all();
    const present = presentPlatforms(ids.map(({ id }) => id));
    const list = checkPlatformList(rows, undefined, present);
    if (!list.ok) throw invalidPlatforms(list.errors, list.count);
    importPlatforms(queries, list.platforms);
    platformsChanged();
    audit.record("platforms-imported", "", `${list.platforms.length} platforms`);
    return list.platforms.length;
  };
}

/** @param count how many faults there are, those that are not named included */
function invalidPlatforms(errors: readonly ListError[], count: number): ApiError {
  const [first] = errors;
  const more = count > 1 ? ` There are ${count} faults in all.` : "";
  const message = `${first ? sentence(first) : ""}${more} Nothing was imported.`;
  return new ApiError(422, "INVALID_VEHICLES", message, {}, { errors, count });
}

/** `Row 3, category: is missing.` */
function sentence({ row, field, message }: ListError): string {
  if (row === 0) return message;
  const place = field === "" ? `Row ${row}` : `Row ${row}, ${field}`;
  return `${place}: ${message}.`;
}
