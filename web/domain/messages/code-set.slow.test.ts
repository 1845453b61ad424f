/** What codes do with very many reports, and with what would fill the memory. */
import { expect, test } from "bun:test";
import { codesHolding } from "../testing/codes-holding";
import { codesOf, createCodeReader } from "./code-set";
import { deflated } from "./deflate";

const MEGABYTE = 1024 * 1024;

test("10,000 reports are read in any order, each code more than once", async () => {
  const sent = Array.from(
    { length: 10_000 },
    (_, index) =>
      `HLR AB${index} // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE ${(index * 7919) % 100_000} 67890 // WEAPON ROCKETS////`,
  );
  const codes = (await codesOf(sent)) ?? [];
  expect(codes.length).toBeGreaterThan(50);
  const { texts } = await createCodeReader().read([...codes.slice(1).toReversed(), ...codes]);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toBe(sent.join("\n"));
}, 60_000);

test("too many reports have no codes", async () => {
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("hex");
  expect(await codesOf(Array.from({ length: 100 }, noise))).toBeNull();
  expect(await codesOf(["x", "x".repeat(65 * MEGABYTE)])).toBeNull();
}, 60_000);

test("a set that would fill the memory is refused, and stays so", async () => {
  const codes = codesHolding(await deflated(new Uint8Array(70 * MEGABYTE)));
  const reader = createCodeReader();
  const [all, again] = [await reader.read(codes), await reader.read(codes.slice(0, 1))];
  const error = "These codes hold more than 64 MB. Nothing was added.";
  expect([all, again]).toMatchObject([
    { texts: [], error },
    { texts: [], error },
  ]);
}, 60_000);
