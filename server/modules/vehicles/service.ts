import { asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Platform } from "../../../web/domain/platforms/platform";
import { vehicles, vehiclesOff } from "../../db/schema";
import type { Store } from "../../db/store";
import type { ImageSource, Vehicle } from "./model";

/** The platform list as one text, made when it changes and not for each call. What is switched off is not in it. */
export interface VehiclesService {
  /** The same text, as JSON, until the table or an image changes. */
  listAsJson(): string;
  /** To be called after this program has changed the table. */
  tableChanged(): void;
}

export function createVehiclesService(
  { queries, foreignCommits }: Store,
  { imageOf, featuresOf, edition }: Pick<ImageSource, "imageOf" | "featuresOf" | "edition">,
): VehiclesService {
  const { sortOrder: _, source: __, ...shown } = getTableColumns(vehicles);
  const query = queries
    .select(shown)
    .from(vehicles)
    .leftJoin(vehiclesOff, eq(vehiclesOff.platformId, vehicles.platformId))
    .where(isNull(vehiclesOff.platformId))
    .orderBy(asc(vehicles.sortOrder), asc(vehicles.id));
  let json: string | undefined;
  let commitsSeen = foreignCommits();
  let editionSeen: unknown;

  type Row = ReturnType<typeof query.all>[number];
  const withImage = (row: Row) => {
    const image = imageOf(row.platformId);
    return {
      ...row,
      imageUrl: image?.url ?? null,
      imageAlt: image?.alt ?? null,
      features: featuresOf(row.platformId),
    } satisfies Shown;
  };

  return {
    listAsJson() {
      // Another program may import platforms while this one runs, and a photograph may be dropped in.
      const commits = foreignCommits();
      const images = edition();
      if (json === undefined || commits !== commitsSeen || images !== editionSeen) {
        json = JSON.stringify(query.all().map(withImage));
        commitsSeen = commits;
        editionSeen = images;
      }
      return json;
    },
    tableChanged() {
      json = undefined;
    },
  };
}

/** What the page is promised, in lists that are only read. */
type Shown = { [Field in Exclude<keyof Vehicle, "features">]: Readonly<Vehicle[Field]> } & Pick<
  Platform,
  "features"
>;
