import { expect, test } from "bun:test";
import { drizzle } from "drizzle-orm/bun-sqlite";
import * as schema from "../../db/schema";
import { createLog } from "../../log";
import { openMemory } from "../../testing/app";
import { until } from "../../testing/until";
import type { JoinedHub } from "./joined";
import { type Link, LinkError } from "./link";
import { createQueue } from "./queue";
import { createSender } from "./sender";
import type { Batch } from "./wire";

const HUB: JoinedHub = {
  ...{ id: "b".repeat(32), name: "WATCH", addresses: [""], certificate: "", token: "" },
  ...{ laptopName: "OP NORTH", above: [] },
};
const LOG = createLog(
  () => {},
  () => new Date(0),
);

/** A sender of so many reports, whose pauses are noted and over at once. */
function sending(count: number, post: (sent: Batch) => unknown) {
  const queries = drizzle(openMemory());
  for (let at = 0; at < count; at++)
    queries
      .insert(schema.reports)
      .values({
        ...{ clientId: `c-${at}`, reportType: "Sighting", content: "SIGHTING////", observedAt: 0 },
        ...{ timestamp: "2026-11-20T12:00:00Z", receivedAt: "2026-11-20T12:00:00Z" },
      })
      .run();
  const queue = createQueue({ queries });
  const pauses: number[] = [];
  const link: Link = {
    post: async (_, body) => post(JSON.parse(JSON.stringify(body))),
    close: () => {},
  };
  const sender = createSender({
    ...{ hub: HUB, laptopId: "a".repeat(32), queue, link, log: LOG },
    sleep: async (ms) => {
      pauses.push(ms);
      await Bun.sleep(0);
    },
    random: () => 0,
    onAbove: () => {},
  });
  return { sender, pauses, holds: () => queue.holds(HUB.id) };
}

test("over a link so slow that few reports arrive before an answer is given up, all arrive", async () => {
  const taken: string[] = [];
  const { sender, holds } = sending(1000, ({ to, reports }) => {
    if (reports.length > 12) throw new LinkError("silent", "No answer.");
    taken.push(...reports.map(({ clientId }) => clientId));
    return { receivedTo: to, above: [] };
  });
  await until(() => holds() === 0);
  await sender.stop();
  expect(taken).toEqual(Array.from({ length: 1000 }, (_, at) => `c-${at}`));
});

test("a hub that is full or slow is asked again when it says, and the queue waits for it", async () => {
  let refusals = 4;
  const { sender, pauses, holds } = sending(300, ({ to }) => {
    if (refusals-- > 0) throw new LinkError("refused", "The hub is busy.", "HUB_BUSY", 7000);
    return { receivedTo: to, above: [] };
  });
  await until(() => holds() === 0);
  await sender.stop();
  expect(pauses.slice(0, 4)).toEqual([7000, 7000, 7000, 7000]);
});

test("pauses grow while nobody answers, to half a minute at most", async () => {
  const { sender, pauses } = sending(1, () => {
    throw new LinkError("silent", "No answer.");
  });
  await until(() => pauses.length > 9);
  await sender.stop();
  // Half of each is by chance.
  expect(pauses.slice(0, 9)).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});
