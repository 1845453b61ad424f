import { expect, test } from "bun:test";
import { chooseEncoding } from "./encoded";

const both = { br: true, gzip: true };

test.each([
  [null, both, null],
  ["", both, null],
  ["identity", both, null],
  ["gzip, deflate, br, zstd", both, "br"],
  ["gzip", both, "gzip"],
  ["br", { gzip: true }, null],
  ["gzip;q=1.0, br;q=0.5", both, "gzip"],
  ["br;q=0, gzip", both, "gzip"],
  ["br;q=0, gzip;q=0", both, null],
  ["*", both, "br"],
  ["*;q=0", both, null],
  ["*, br;q=0", both, "gzip"],
  [" BR ; q=0.1 ", both, "br"],
  ["br;q=abc", both, null],
  ["gzip;q=", both, null],
] as const)("%p of %p gives %p", (accepted, available, expected) => {
  expect(chooseEncoding(accepted, available)).toBe(expected);
});
