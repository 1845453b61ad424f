import { asc, getTableColumns } from "drizzle-orm";
import type { Store } from "../../db/open";
import { vehicles } from "../../db/schema";

/** The platform list as one text, made when the table changes and not for each call. */
export interface VehiclesService {
  /** The same text, as JSON, until the table changes. */
  listAsJson(): string;
  /** To be called after this program has changed the table. */
  tableChanged(): void;
}

export function createVehiclesService({ queries, foreignCommits }: Store): VehiclesService {
  const { sortOrder: _, source: __, ...shown } = getTableColumns(vehicles);
  const query = queries
    .select(shown)
    .from(vehicles)
    .orderBy(asc(vehicles.sortOrder), asc(vehicles.id))
    .prepare();
  let json: string | undefined;
  let commitsSeen = foreignCommits();

  return {
    listAsJson() {
      // Another program may import platforms while this one runs.
      const commits = foreignCommits();
      if (json === undefined || commits !== commitsSeen) {
        json = JSON.stringify(query.all());
        commitsSeen = commits;
      }
      return json;
    },
    tableChanged() {
      json = undefined;
    },
  };
}
