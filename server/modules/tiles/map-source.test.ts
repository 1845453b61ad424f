import { afterAll, describe, expect, test } from "bun:test";
import { Compression, TileType } from "pmtiles";
import { VECTOR_SCHEMAS } from "../../../web/domain/map/map-schema";
import { ArchiveError } from "../../archive/archive-error";
import type { TestArchive } from "../../testing/archives";
import { pngTile } from "../../testing/tiles";
import { regionArchive } from "../../testing/vector-archives";
import { openMapSource } from "./map-source";
import { mapFolder } from "./testing/maps";

const folder = mapFolder();
afterAll(() => folder[Symbol.dispose]());

const open = (archive: TestArchive) => openMapSource(folder.write("a.pmtiles", archive));
const AREA = "zoom 6, 54.20–54.38° N, 23.00–23.30° E";
const EMPTY = [{ z: 6, x: 36, y: 20, bytes: Bun.gzipSync(new Uint8Array()) }];
const withLayers = (...ids: string[]): TestArchive => ({
  ...regionArchive("protomaps", {
    zooms: [6, 6],
    metadata: { vector_layers: ids.map((id) => ({ id })) },
  }),
  tiles: EMPTY,
});

describe("a vector archive is known by its tiles where it does not say what it is", () => {
  test.each(
    VECTOR_SCHEMAS.flatMap((schema) => [true, false].map((isPlain) => ({ schema, isPlain }))),
  )("%j", async ({ schema, isPlain }) => {
    const given = regionArchive(schema, { zooms: [6, 9], metadata: {}, isPlain });
    const { facts, archive } = await open(given);
    archive[Symbol.dispose]();
    expect(facts).toMatchObject({ type: "vector", schema, minZoom: 6, maxZoom: 9 });
  });
});

test.each<[string, TestArchive, ArchiveError["kind"], string]>([
  [
    "heights",
    {
      tiles: [{ z: 3, x: 4, y: 2, bytes: pngTile(9) }],
      type: TileType.Png,
      metadata: { encoding: "terrarium" },
    },
    "undrawable",
    "it holds heights (terrain), which only --elevation takes, zoom 3, the world",
  ],
  [
    "layers that nobody knows",
    withLayers("contours", "fords"),
    "undrawable",
    `it holds vector tiles of an unknown schema (layers contours, fords), ${AREA}`,
  ],
  [
    "many of them",
    withLayers(...Array.from({ length: 10 }, (_, at) => `l${at}`)),
    "undrawable",
    `it holds vector tiles of an unknown schema (layers l0, l1, l2, l3, l4, l5, l6, l7 and 2 more), ${AREA}`,
  ],
  ["empty tiles", withLayers(), "undrawable", `it holds vector tiles without a layer, ${AREA}`],
  [
    "vector tiles that are not compressed as it says, and not described",
    {
      ...regionArchive("protomaps", { zooms: [6, 7], metadata: {}, isPlain: true }),
      tileCompression: Compression.Gzip,
    },
    "damaged",
    "its tiles cannot be read",
  ],
])("an archive of %s is no map", async (_, archive, kind, reason) => {
  const fault = await open(archive).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ArchiveError);
  expect(fault).toMatchObject({ kind, reason });
});
