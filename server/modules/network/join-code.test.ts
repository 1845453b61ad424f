import { expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../../../web/domain/testing/runs";
import { type JoinCode, MOST_ADDRESSES, readJoinCode, writeJoinCode } from "./join-code";

const CODE: JoinCode = {
  addresses: ["10.0.0.5:7443", "[fd00::5]:7443"],
  fingerprint: "0123456789abcdef".repeat(4),
  secret: "00ff".repeat(8),
};

const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => Buffer.from(bytes).toString("hex"));
const address = fc.oneof(
  fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 65_535 })).map(([host, port]) => `${host}:${port}`),
  fc.integer({ min: 1, max: 65_535 }).map((port) => `[fd00::5]:${port}`),
  fc.integer({ min: 1, max: 65_535 }).map((port) => `watch-2.local:${port}`),
);
const anyCode: fc.Arbitrary<JoinCode> = fc.record({
  addresses: fc.array(address, { minLength: 1, maxLength: 4 }),
  fingerprint: hex(32),
  secret: hex(16),
});

test("a code is what it was made of, also in small letters, in lines, and with O for 0", () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const text = writeJoinCode(code);
      expect(text).toMatch(/^SLJ1(-[0-9A-Z]{1,6})+$/);
      expect(readJoinCode(text)).toEqual(code);
      const copied = text.toLowerCase().replaceAll("-", "\r\n ").replaceAll("0", "o");
      expect(readJoinCode(` ${copied}\n`)).toEqual(code);
    }),
    { numRuns: runs(2000) },
  );
});

test("a code with one letter wrong, missing, doubled or in another's place is none", () => {
  const text = writeJoinCode(CODE);
  expect(readJoinCode(text)).toEqual(CODE);
  const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === "-") continue;
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    for (const other of [...letters].filter((each) => each !== letter))
      expect([at, other, readJoinCode(before + other + after)]).toEqual([at, other, null]);
    expect([at, readJoinCode(before + after)]).toEqual([at, null]);
    expect([at, readJoinCode(`${before}${letter}${letter}${after}`)]).toEqual([at, null]);
    const next = after.charAt(0);
    if (next !== "-" && next !== letter && next !== "")
      expect([at, readJoinCode(before + next + letter + after.slice(1))]).toEqual([at, null]);
  }
});

test("a code with more addresses than a hub writes is none: each that is silent is waited for", () => {
  const addresses = Array.from({ length: MOST_ADDRESSES + 1 }, (_, at) => `10.0.0.${at}:7443`);
  expect(readJoinCode(writeJoinCode({ ...CODE, addresses }))).toBeNull();
  expect(readJoinCode(writeJoinCode({ ...CODE, addresses: addresses.slice(1) }))).not.toBeNull();
});

test("whatever else is pasted is no code", () => {
  for (const text of [
    "",
    "SLJ1",
    "SLJ1-",
    "SLJ2",
    "https://10.0.0.5:7443",
    "Ü",
    "0".repeat(100_000),
  ])
    expect([text.slice(0, 20), readJoinCode(text)]).toEqual([text.slice(0, 20), null]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(readJoinCode(text)).toBeNull();
      expect(readJoinCode(`SLJ1${text}`)).toBeNull();
    }),
    { numRuns: runs(2000) },
  );
});
