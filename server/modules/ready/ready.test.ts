import { expect, test } from "bun:test";
import { createTestServer } from "../../testing/app";

test("what was found is told as it is, without a token", async () => {
  const finding = { line: "disk", level: "warn", says: "Full.", toDo: "Make room." } as const;
  using server = createTestServer({ ready: async () => [finding] });
  expect(await (await server.ask("/api/ready")).json()).toEqual({ findings: [finding] });
});

test("where doctor does not run, the call fails and says so", async () => {
  using server = createTestServer({ ready: () => Promise.reject(new Error("/home/smith")) });
  const answer = await server.ask("/api/ready");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("smith");
});
