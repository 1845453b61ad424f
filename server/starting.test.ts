import { expect, test } from "bun:test";
import { startingAnswer } from "./starting";
import { expectSecure } from "./testing/api-table";

test("a call that comes before the application is ready is told so in our own shape", async () => {
  const answer = startingAnswer();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expectSecure(answer);
  expect(await answer.json()).toEqual({
    error: "STARTING",
    message: "Sightline is starting: come again in a second.",
    retryAfter: 1,
  });
});
