import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { deflated, inflated } from "./deflate";

const MEGABYTE = 1024 * 1024;

describe("deflated bytes", () => {
  test("are inflated to what they were, up to the bound and no further", async () => {
    const sizes = fc.uint8Array({ maxLength: 5000 });
    await fc.assert(
      fc.asyncProperty(sizes, async (given) => {
        const bytes = new Uint8Array(given);
        const small = await deflated(bytes);
        expect(await inflated(small, bytes.length)).toEqual(bytes);
        if (bytes.length > 0) expect(await inflated(small, bytes.length - 1)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  test("that would fill the memory are given up at the bound", async () => {
    const bomb = await deflated(new Uint8Array(64 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE / 8);
    const before = process.memoryUsage().rss;
    expect(await inflated(bomb, MEGABYTE)).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(16 * MEGABYTE);
  });

  test("that are cut, followed by others or were never deflated are an error", async () => {
    const bytes = await deflated(new TextEncoder().encode("HLR AB0012 // DTG 201230ZNov26"));
    for (const wrong of [
      bytes.slice(0, -4),
      new Uint8Array([...bytes, ...bytes]),
      new Uint8Array([255, 255, 255]),
      new Uint8Array(),
    ])
      await expect(inflated(wrong, MEGABYTE)).rejects.toThrow();
  });
});
