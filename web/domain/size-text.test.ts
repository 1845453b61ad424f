import { expect, test } from "bun:test";
import { sizeText } from "./size-text";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1.0 kB"],
  [4_200_000, "4.2 MB"],
  [99_949, "99.9 kB"],
  [99_950, "100 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [123_456_789, "123 MB"],
  [73_123_456_789, "73.1 GB"],
  [5e15, "5000 TB"],
])("%d bytes are %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
