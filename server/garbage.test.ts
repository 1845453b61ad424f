import { expect, test } from "bun:test";
import { clearUpAfterCalls, GATHERING_MS, MANY_CALLS } from "./garbage";

/** @returns how often was cleared up after so many calls at once, time after time */
async function clearedUpAfter(...bursts: number[]): Promise<number> {
  let times = 0;
  const called = clearUpAfterCalls(() => {
    times += 1;
  });
  for (const calls of bursts) {
    for (let call = 0; call < calls; call++) called();
    await Bun.sleep(GATHERING_MS * 1.5);
  }
  return times;
}

test.each([
  { bursts: [MANY_CALLS], times: 1 },
  { bursts: [MANY_CALLS * 50], times: 1 },
  { bursts: [MANY_CALLS - 1], times: 0 },
  { bursts: [MANY_CALLS - 1, 1], times: 0 },
  { bursts: [MANY_CALLS, 1, MANY_CALLS], times: 2 },
  { bursts: [], times: 0 },
])("calls at once $bursts: cleared up $times times", async ({ bursts, times }) => {
  expect(await clearedUpAfter(...bursts)).toBe(times);
});

test("what it clears up with by itself collects what nobody holds any more", async () => {
  const made = Array.from({ length: MANY_CALLS }, (_, each) => new WeakRef({ each }));
  const called = clearUpAfterCalls();
  for (let call = 0; call < MANY_CALLS; call++) called();
  await Bun.sleep(GATHERING_MS * 2);
  // The machine's stack may still seem to hold some.
  const held = made.filter((each) => each.deref() !== undefined).length;
  expect(held).toBeLessThan(MANY_CALLS / 2);
});
