import { expect, test } from "bun:test";
import { ApiError } from "../errors";
import { createRateLimits, type RateLimits } from "./rate-limits";

/** How often a call passes before it is refused, and how that is said. */
async function askUntilRefused(limits: RateLimits, address: string, call: string) {
  const [method = "", path = ""] = call.split(" ");
  for (let passed = 0; passed < 2000; passed++) {
    try {
      await limits(address, method, path);
    } catch (error) {
      if (error instanceof ApiError) return { passed, error };
      throw error;
    }
  }
  return { passed: 2000, error: null };
}

test.each([
  ["POST /api/demo/request-code", 100, 3600],
  ["POST /api/feedback", 20, 3600],
  ["POST /api/demo/verify", 300, 60],
  ["GET /api/demo/session", 300, 60],
  ["POST /api/admin/login", 300, 60],
  ["GET /api/feedback", 1200, 60],
  ["GET /api/vehicles", 1200, 60],
  ["GET /api/formats", 1200, 60],
  ["PUT /api/admin/formats/patrol", 300, 60],
  ["GET /api", 1200, 60],
] as const)("%s passes %d times in %d s", async (call, points, seconds) => {
  const limits = createRateLimits();
  const { passed, error } = await askUntilRefused(limits, "192.0.2.1", call);
  expect(passed).toBe(points);
  expect(error).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  const retryAfter = Number(error?.details.retryAfter);
  expect(retryAfter).toBeWithin(seconds - 5, seconds + 1);
  expect(error?.headers).toEqual({ "retry-after": String(retryAfter) });
  // Another network has not called yet.
  await limits("192.0.2.2", call.split(" ")[0] ?? "", call.split(" ")[1] ?? "");
});

test("the page and the tiles are not counted here", async () => {
  const limits = createRateLimits();
  expect(await askUntilRefused(limits, "192.0.2.1", "GET /")).toMatchObject({ passed: 2000 });
});

test("who called one thing too often can still call another", async () => {
  const limits = createRateLimits();
  await askUntilRefused(limits, "192.0.2.1", "POST /api/demo/request-code");
  await limits("192.0.2.1", "POST", "/api/demo/verify");
});

test("so many networks are counted and no more: the one counted longest is forgotten", async () => {
  const limits = createRateLimits(3);
  const feedback = (last: number) => limits(`192.0.2.${last}`, "POST", "/api/feedback");
  for (let times = 0; times < 15; times += 1) await feedback(1);
  for (const last of [2, 3, 4]) await feedback(last);
  expect((await askUntilRefused(limits, "192.0.2.1", "POST /api/feedback")).passed).toBe(20);
});

test("calls from elsewhere end no refusal; as many refusals as there is room for do", async () => {
  const limits = createRateLimits(3);
  const passed = async (last: number) =>
    (await askUntilRefused(limits, `192.0.2.${last}`, "POST /api/feedback")).passed;
  expect(await passed(1)).toBe(20);
  for (let last = 2; last < 50; last += 1) await limits(`192.0.2.${last}`, "POST", "/api/feedback");
  expect(await passed(1)).toBe(0);
  for (const last of [51, 52, 53]) expect(await passed(last)).toBe(20);
  expect(await passed(1)).toBe(20);
});
