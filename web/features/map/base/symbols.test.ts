import { afterAll, expect, spyOn, test } from "bun:test";
import * as symbols from "../../../lib/symbol";
import { symbolOf } from "./symbols";

const TANK = "SHGPUCAT-------";
const DRAWN = { source: "data:", size: { width: 1, height: 1 }, anchor: { x: 0, y: 0 } };

const draw = spyOn(symbols, "drawSymbol");
const warn = spyOn(console, "warn").mockImplementation(() => {});
Object.assign(globalThis, { requestAnimationFrame: () => 0 });
afterAll(() => {
  draw.mockRestore();
  warn.mockRestore();
  Reflect.deleteProperty(globalThis, "requestAnimationFrame");
});

test("a symbol that could not be drawn is asked for again, one that was drawn is not", async () => {
  draw.mockRejectedValueOnce(new Error("The server does not answer.")).mockResolvedValue(DRAWN);
  expect(symbolOf(TANK, "dark")).toBeNull();
  await Bun.sleep(0);
  expect(symbolOf(TANK, "dark")).toBeNull();
  await Bun.sleep(0);
  expect(symbolOf(TANK, "dark")).toBe(DRAWN);
  expect(draw).toHaveBeenCalledTimes(2);
});
