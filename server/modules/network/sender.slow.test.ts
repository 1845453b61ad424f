import { expect, test } from "bun:test";
import fc from "fast-check";
import { IS_SOAK } from "../../testing/is-soak";
import { type Course, FATES, type Fate, Node } from "./testing/node";

const SCHEDULES = IS_SOAK ? 100_000 : 500;
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const YEAR_MS = 365 * 86_400_000;

/** What happens to a laptop, beside what the link does. */
const STEPS = [
  "save",
  "save",
  "save",
  "kill",
  "start",
  "full",
  "free",
  "back up",
  "restore",
] as const;

const [north, south, watch, company] = ["NORTH", "SOUTH", "WATCH", "COMPANY"].map(
  (name, at) => new Node(name, at),
) as [Node, Node, Node, Node];
const NODES = [north, south, watch, company];
/** Who sends to whom: two laptops to a watchkeeper's, that one up, and round to the first again. */
const HUBS = new Map([
  [north, watch],
  [south, watch],
  [watch, company],
  [company, north],
]);
/** More than any schedule takes until nothing is left to be sent. */
const MOST_STEPS = 3000;
const AT_A_TIME = 30;

const hubOf = (node: Node) => HUBS.get(node) ?? watch;

const everything = fc.record({
  fates: fc.array(fc.constantFrom<Fate>(...FATES), { maxLength: 40 }),
  steps: fc.array(
    fc.record({
      node: fc.constantFrom(0, 0, 1, 2, 2, 3),
      step: fc.constantFrom(...STEPS),
      clock: fc.option(fc.integer({ min: -YEAR_MS, max: YEAR_MS }), { freq: 4 }),
    }),
    { maxLength: 24 },
  ),
});

test(
  `${SCHEDULES} schedules of links, kills, clocks and restores lose nothing and double nothing`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), everything, async (scheduler, { fates, steps }) => {
        const left = [...fates];
        const course: Course = { scheduler, fate: () => left.shift() ?? "whole" };
        for (const node of NODES) node.clear();
        for (const node of NODES) node.start(hubOf(node), course);
        const restored = new Set<Node>();
        const life = scheduler.scheduleSequence(
          steps.map(({ node: at, step, clock }) => ({
            label: `${NODES[at]?.name} ${step}`,
            builder: async () => {
              const node = NODES[at] ?? north;
              if (clock !== null) node.setClock(Date.UTC(2026, 10, 20) + clock);
              if (step === "save") node.save();
              if (step === "kill") node.kill();
              if (step === "start") node.start(hubOf(node), course);
              if (step === "full" || step === "free") node.setDisk(step);
              if (step === "back up") node.backUp();
              if (step === "restore" && node.restore()) {
                restored.add(node);
                node.start(hubOf(node), course);
              }
            },
          })),
        );
        await scheduler.waitFor(life.task);
        // From here on nothing is in the way any more.
        left.length = 0;
        for (const node of NODES) {
          node.setDisk("free");
          node.start(hubOf(node), course);
        }
        const isDone = () => NODES.every((node) => node.isSent(hubOf(node)));
        let taken = 0;
        do {
          // What is still on its way from before arrives as well.
          await scheduler.waitNext(AT_A_TIME);
          taken += AT_A_TIME;
        } while (taken < MOST_STEPS && !isDone());
        for (const node of NODES) node.kill();
        expect(isDone()).toBeTrue();
        expectWhole(restored);
      }),
      { numRuns: SCHEDULES, ...(SEED !== undefined && { seed: SEED }) },
    );
  },
  4 * 3_600_000,
);

/** What any laptop has, the laptops above it have; once. */
function expectWhole(restored: ReadonlySet<Node>): void {
  for (const node of NODES) {
    const ids = node.reports().map(({ clientId }) => clientId);
    expect(new Set(ids).size).toBe(ids.length);
    const above = new Set(
      hubOf(node)
        .reports()
        .map(({ clientId }) => clientId),
    );
    expect(ids.filter((id) => !above.has(id))).toEqual([]);
    if (restored.size > 0) continue;
    // In the order in which each was written.
    for (const { name } of NODES) {
      const own = ids.filter((id) => id.startsWith(`${name}-`));
      expect(own).toEqual(own.map((_, at) => `${name}-${at + 1}`));
    }
  }
}
