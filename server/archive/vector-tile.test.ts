import { expect, test } from "bun:test";
import { regionTile, TOWN } from "../../web/domain/map/testing/vector-region";
import { tileAt } from "../../web/domain/map/tile-address";
import { layersOfTile } from "./vector-tile";

test.each<[string, number[], boolean]>([
  ["no layers", [], true],
  ["one layer", [0x1a, 2, 1, 1], true],
  ["two layers", [0x1a, 0, 0x1a, 1, 9], true],
  ["a long layer", [0x1a, 0x80, 1, ...Array(128).fill(7)], true],
  ["another field", [0x0a, 0], false],
  ["a number", [0x18, 0], false],
  ["a layer that is cut short", [0x1a, 3, 1, 1], false],
  ["a length that is cut short", [0x1a, 0x80], false],
  ["a length that is missing", [0x1a], false],
  ["something behind the layers", [0x1a, 0, 0], false],
  ["an endless length", [0x1a, ...Array(20).fill(0xff)], false],
])("a vector tile of %s", (_, bytes, isGood) => {
  expect(layersOfTile(Uint8Array.from(bytes)) !== null).toBe(isGood);
});

test("its layers are read by name, each with what its features say", () => {
  const layers = layersOfTile(
    regionTile("openmaptiles", tileAt({ lat: TOWN[1], lng: TOWN[0] }, 13)),
  );
  const keys = Object.fromEntries((layers ?? []).map(({ name, keys }) => [name, keys.join(" ")]));
  expect(keys).toMatchObject({
    transportation: "class",
    transportation_name: "class name",
    place: "class rank name",
    building: "render_height",
  });
});

test("a layer that is damaged within has no name", () => {
  // One whose name is longer than it, and one that is whole.
  const damaged = [0x1a, 3, 0x0a, 9, 0x61];
  const whole = [0x1a, 5, 0x0a, 3, ...Buffer.from("sea")];
  expect(layersOfTile(Uint8Array.from([...damaged, ...whole]))).toEqual([
    { name: "", keys: [] },
    { name: "sea", keys: [] },
  ]);
});
