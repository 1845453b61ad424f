import { expect, test } from "bun:test";
import { temporaryFolder } from "../testing/app";
import { clientIds, save, start } from "../testing/executable";
import { IS_SOAK } from "../testing/is-soak";

const KILLS = IS_SOAK ? 50 : 12;
const WRITERS = 8;

/** From starting the process to its first good answer, in milliseconds. */
const BACK_WITHIN_MS = 150;
/** Where others keep the machine busy, the quickest of several starts says most of what one takes. */
const QUICKEST_WITHIN_MS = 1000;

async function startTimed(folder: string) {
  const began = performance.now();
  const server = await start(folder);
  const { status } = await fetch(`${server.address}/api/health`);
  const took = performance.now() - began;
  expect(status).toBe(200);
  return { server, took };
}

test(`killed ${KILLS} times under ${WRITERS} writers, it loses and doubles nothing and is soon back`, async () => {
  using folder = temporaryFolder();
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  const times: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const begun = await startTimed(folder.path);
    await using server = begun.server;
    // The first start of all follows no kill.
    if (round > 0) times.push(begun.took);
    // Requests of an earlier round without an answer are sent again, as the page does.
    for (const id of unanswered.splice(0)) {
      expect([200, 201]).toContain((await save(server, id)).status);
      acknowledged.push(id);
    }
    let running = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; running; number++) {
        const id = `${round}-${writer}-${number}`;
        try {
          const answer = await save(server, id);
          if (answer.status === 201) acknowledged.push(id);
          else unanswered.push(id);
        } catch {
          unanswered.push(id);
        }
      }
    });
    await Bun.sleep(150 + Math.random() * 150);
    server.kill("SIGKILL");
    running = false;
    await Promise.all(writers);
    await server.exited;
  }
  const last = await startTimed(folder.path);
  await using server = last.server;
  times.push(last.took);
  const kept = clientIds(folder.path);
  const keptSet = new Set(kept);
  expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS);
  expect(acknowledged.filter((id) => !keptSet.has(id))).toEqual([]);
  expect(keptSet.size).toBe(kept.length);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expectSoonBack(times);
}, 180_000);

function expectSoonBack(times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const quickest = sorted[0] ?? Number.NaN;
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const words = [quickest, median, sorted.at(-1) ?? Number.NaN].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(
    `First 200 after a kill -9, ${times.length} times: least ${words[0]}, median ${words[1]}, most ${words[2]}`,
  );
  expect(times).toHaveLength(KILLS);
  expect(quickest).toBeLessThan(QUICKEST_WITHIN_MS);
  if (IS_SOAK) expect(median).toBeLessThan(BACK_WITHIN_MS);
}
