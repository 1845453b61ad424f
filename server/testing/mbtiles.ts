import { Database } from "bun:sqlite";
import type { TestTile } from "./archives";

/** Makes small MBTiles archives (version 1.3) for tests. */

export interface TestMbtiles {
  tiles: readonly TestTile[];
  /** The rows of the table `metadata`. */
  metadata: Record<string, string>;
  /** How the tiles are kept: in a table with an index, in one without, or in two behind a view, equal contents once. */
  layout?: "table" | "no-index" | "view";
}

const LAYOUTS = {
  table: `CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
    CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)`,
  "no-index":
    "CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)",
  view: `CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT);
    CREATE TABLE images (tile_id TEXT, tile_data BLOB);
    CREATE UNIQUE INDEX map_index ON map (zoom_level, tile_column, tile_row);
    CREATE UNIQUE INDEX images_id ON images (tile_id);
    CREATE VIEW tiles AS SELECT map.zoom_level AS zoom_level, map.tile_column AS tile_column,
      map.tile_row AS tile_row, images.tile_data AS tile_data
      FROM map JOIN images ON images.tile_id = map.tile_id`,
};

/** Writes an archive, and leaves it as its last program would: closed. */
export function writeMbtiles(path: string, given: TestMbtiles): void {
  openMbtilesWriter(path, given).close(true);
}

/** The same, and left open for more to be written. */
export function openMbtilesWriter(
  path: string,
  { tiles, metadata, layout = "table" }: TestMbtiles,
): Database {
  const database = new Database(path, { create: true });
  for (const statement of LAYOUTS[layout].split(";")) database.run(statement);
  database.run("CREATE TABLE metadata (name TEXT, value TEXT)");
  database.transaction(() => {
    for (const row of Object.entries(metadata))
      database.run("INSERT INTO metadata VALUES (?, ?)", row);
    for (const { z, x, y, bytes } of tiles) {
      const row = 2 ** z - 1 - y;
      if (layout !== "view") {
        database.run("INSERT INTO tiles VALUES (?, ?, ?, ?)", [z, x, row, bytes]);
        continue;
      }
      const id = String(Bun.hash(bytes));
      database.run("INSERT INTO map VALUES (?, ?, ?, ?)", [z, x, row, id]);
      database.run("INSERT OR IGNORE INTO images VALUES (?, ?)", [id, bytes]);
    }
  })();
  return database;
}
