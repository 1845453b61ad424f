import { expect, test } from "bun:test";
import milsymbol from "milsymbol";
import { FRAMES } from "../../../domain/picture/cluster";
import { withSide } from "../../../domain/platforms/affiliation";

const TANK = "SHGPEVATM------";
const symbolOf = (sidc: string | null) => new milsymbol.Symbol(sidc ?? "").asSVG();

test("the frame of several has the shape that the symbol of one has: a diamond, a circle", () => {
  expect(symbolOf(TANK)).not.toContain("<circle");
  // Three sides, and the one that closes it.
  expect(FRAMES.hostile).toMatch(/^M[^A-Z]+(L[^A-Z]+){3}Z$/);
  expect(symbolOf(withSide(TANK, "friendly"))).toContain("<circle");
  expect(FRAMES.friendly).toMatch(/^M[^A-Z]+a10 10 [^A-Z]+a10 10 [^A-Z]+Z$/);
});
