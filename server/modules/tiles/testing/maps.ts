import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Compression, TileType } from "pmtiles";
import { regionLayers } from "../../../../web/domain/map/testing/vector-region";
import { type TestServerOptions, temporaryFolder } from "../../../testing/app";
import { makeArchive, type TestArchive } from "../../../testing/archives";
import { pngTile, webpTile } from "../../../testing/tiles";
import { openOverview } from "../open-map";
import { openOwnMap } from "../own-map";

/** The tile that the page's check for a map asks for. */
export const CHECK = "/tiles/8/143/80.png";
export const CHECKED = { z: 8, x: 143, y: 80 };

export const MOUNTAIN: TestArchive = {
  tiles: [8, 9, 15].map((z) => ({ z, x: 43, y: 99, bytes: webpTile(`mountain ${z}`) })),
  type: TileType.Webp,
  metadata: {
    name: "Mt &amp; <b>Whitney</b>",
    attribution:
      '<a href="http://qgis.example" onclick="alert(1)">QGIS</a> &copy;\n 2026 &#169; &lt;i&gt;',
  },
  bounds: [-118.32, 36.56, -118.26, 36.6],
  center: [-118.29, 36.577, 12],
};
/** What a vector archive of Protomaps' schema says of its layers. */
export const LAYERS = { vector_layers: regionLayers("protomaps") };

export const STREETS: TestArchive = {
  tiles: [{ ...CHECKED, bytes: gzipSync("streets") }],
  type: TileType.Mvt,
  tileCompression: Compression.Gzip,
  metadata: { name: "Streets", attribution: "© OpenStreetMap", ...LAYERS },
};
export const GREY: TestArchive = {
  tiles: [
    { z: 0, x: 0, y: 0, bytes: pngTile(1) },
    { ...CHECKED, bytes: pngTile(2) },
  ],
  type: TileType.Png,
  metadata: { name: "Sightline overview", attribution: "Natural Earth" },
  center: [23, 54, 8],
};

/** A test server's inputs, and the messages about the archives when they were opened. */
export interface OpenedForTest extends TestServerOptions {
  errors: string[];
}

/** A folder for archives, with an overview in it. */
export function mapFolder() {
  const folder = temporaryFolder();
  const write = (name: string, archive: TestArchive | Buffer): string => {
    const path = join(folder.path, name);
    writeFileSync(path, archive instanceof Uint8Array ? archive : makeArchive(archive));
    return path;
  };
  const overview = write("overview.pmtiles", GREY);
  return {
    write,
    /** Opens the maps as a start with `--map` does, or without it. */
    async open(
      given: string | null,
      builtIn = overview,
      ownFolder = join(folder.path, "none"),
    ): Promise<OpenedForTest> {
      const errors: string[] = [];
      const onError = (file: string, reason: string) => errors.push(`${file}: ${reason}`);
      const own = await openOwnMap({
        ...{ given, ownFolder, elevation: null },
        onUnused: ({ file, reason }) => onError(file, reason),
      });
      return {
        maps: { own, openOverview: () => openOverview(Bun.file(builtIn), onError) },
        errors,
      };
    },
    [Symbol.dispose]: folder[Symbol.dispose],
  };
}
