import { expect, test } from "bun:test";
import { temporaryFolder } from "../testing/app";
import { IS_SOAK } from "../testing/soak";
import { clientIds, save, start } from "./reports";

const KILLS = IS_SOAK ? 50 : 12;
const WRITERS = 8;

test(`killed ${KILLS} times under ${WRITERS} writers, it loses and doubles nothing`, async () => {
  using folder = temporaryFolder();
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    await using server = await start(folder.path);
    // What an earlier round sent without an answer is sent again, as the page does.
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
  await using server = await start(folder.path);
  const kept = clientIds(folder.path);
  const keptSet = new Set(kept);
  expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS);
  expect(acknowledged.filter((id) => !keptSet.has(id))).toEqual([]);
  expect(keptSet.size).toBe(kept.length);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
}, 180_000);
