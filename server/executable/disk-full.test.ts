import { expect, test } from "bun:test";
import { EXECUTABLE, type Running, startServer } from "../testing/process";
import { smallDisk } from "../testing/small-disk";
import { clientIds, save } from "./reports";

/** Saves until the disk is full. @returns the ids that were acknowledged, and the refusal */
async function saveUntilRefused(server: Running, prefix: string) {
  const acknowledged: string[] = [];
  for (let number = 0; number < 2000; number++) {
    const id = `${prefix}-${number}`;
    const answer = await save(server, id);
    if (answer.status !== 201) return { acknowledged, answer };
    acknowledged.push(id);
  }
  throw new Error("The disk never filled up.");
}

test("with the disk full writes are refused, reads go on, and nothing acknowledged is lost", async () => {
  await using disk = await smallDisk();
  const program = [...disk.launcher, ...EXECUTABLE];
  const kept: string[] = [];
  {
    await using server = await startServer({ program, cwd: disk.path, args: ["--data", "data"] });
    expect((await save(server, "before")).status).toBe(201);
    kept.push("before");

    for (const round of ["first", "second"]) {
      await disk.fill(server.pid);
      const { acknowledged, answer } = await saveUntilRefused(server, round);
      kept.push(...acknowledged);
      expect(answer.status).toBe(507);
      expect(await answer.json()).toEqual({
        error: "STORAGE_FULL",
        message: "The disk is full: nothing more can be kept.",
      });
      for (const path of ["/api/health", "/api/vehicles", "/tiles/8/143/80.png", "/"]) {
        expect([path, (await fetch(server.address + path)).status]).toEqual([path, 200]);
      }
      await disk.free(server.pid);
      expect((await save(server, `${round}-after`)).status).toBe(201);
      kept.push(`${round}-after`);
    }
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  }
  expect(clientIds(disk.path).sort()).toEqual(kept.sort());
});
