import { expect, test } from "bun:test";
import { MilSymType } from "@tak-ps/node-cot";
import { cotType } from "./cot-type";

test.each([
  // A rocket launcher, self-propelled; a tank; a helicopter; a ship: letters as 2525C has them.
  ["SHGPEWMRAS-----", "a-h-G-E-W-M-R-A-S"],
  ["SHGPUCFRMS-----", "a-h-G-U-C-F-R-M-S"],
  ["SFGPEVAT-------", "a-f-G-E-V-A-T"],
  ["SHAPMHA--------", "a-h-A-M-H-A"],
  ["SNSPCL---------", "a-n-S-C-L"],
  ["SUGP-----------", "a-u-G"],
  ["SAGPE----------", "a-a-G-E"],
  ["SSGPE----------", "a-s-G-E"],
  ["SPUP-----------", "a-p-U"],
  ["SDGPE----------", "a-f-G-E"],
  ["SWGPE----------", "a-u-G-E"],
  ["SKAPMF---------", "a-k-A-M-F"],
  // A function has no letters after a gap; the positions of status and echelon are not part of it.
  ["SHGPEWMASEMP---", "a-h-G-E-W-M-A-S-E"],
  ["SHGPE-W----MS--", "a-h-G-E"],
])("%s is %s", (sidc, type) => {
  expect(cotType(sidc)).toBe(type);
});

test.each([
  [null],
  [""],
  ["IHGPEWMRAS-----"],
  ["GFGPE----------"],
  ["SXGPE----------"],
  ["S*GPE----------"],
  ["SHZPE----------"],
  ["SHXPE----------"],
  ["SH"],
  ["nonsense"],
  ["S"],
])("%p is of unknown type", (sidc) => {
  expect(cotType(sidc)).toBe("a-u-G");
});

test.each([
  "SHGPEWMRAS-----",
  "SHGPEWXM-------",
  "SFGPEVAT-------",
  "SHAPMHA--------",
  "SNSPCL---------",
  "SUGP-----------",
  "SSGPE----------",
])("node-cot leads back from the type of %s", (sidc) => {
  const { default: Type2525 } = MilSymType;
  expect(Type2525.to2525B(cotType(sidc))).toBe(sidc);
});
