import { afterAll, describe, expect, spyOn, test } from "bun:test";
import { ApiError } from "../../lib/api";
import { PolledData } from "./polled-data";

/** A feed whose loads are answered by hand, on a clock that is moved by hand. */
function handFed() {
  const waiting: { answer(data: string): void; fail(error: unknown): void }[] = [];
  let at = 0;
  const load = () =>
    new Promise<string>((answer, fail) => {
      waiting.push({ answer, fail });
    });
  const feed = new PolledData("Failed to load user data", 30_000, load, () => at);
  const nth = (number: number) => {
    const load = waiting[number - 1];
    if (!load) throw new Error(`There was no load number ${number}.`);
    return load;
  };
  const wait = (ms: number) => {
    at += ms;
  };
  return { feed, nth, wait, loads: () => waiting.length };
}

const warn = spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => warn.mockRestore());

test("it is due at first, and again when its time has passed since it was asked", async () => {
  const { feed, nth, wait } = handFed();
  expect(feed.isDue()).toBeTrue();
  const first = feed.refresh();
  expect(feed.isDue()).toBeFalse();
  nth(1).answer("one");
  expect(await first).toBeNull();
  wait(29_999);
  expect(feed.isDue()).toBeFalse();
  wait(1);
  expect(feed.isDue()).toBeTrue();
});

test("what is outdated is due at once", async () => {
  const { feed, nth } = handFed();
  const first = feed.refresh();
  nth(1).answer("one");
  await first;
  feed.outdate();
  expect(feed.isDue()).toBeTrue();
});

describe("a load that fails", () => {
  test("says why, keeps the last good data, and is forgotten by the next that succeeds", async () => {
    const { feed, nth } = handFed();
    const loads = [feed.refresh()];
    nth(1).answer("one");
    await loads[0];
    const second = feed.refresh();
    nth(2).fail(new ApiError(503, '{"error":"X","message":"Come again later."}'));
    expect(await second).toBe("Come again later.");
    expect(feed.state.value).toMatchObject({ data: "one", error: "Come again later." });
    const third = feed.refresh();
    nth(3).answer("three");
    await third;
    expect(feed.state.value).toMatchObject({ data: "three", error: null });
  });

  test("waits as long as any other before it is tried again", async () => {
    const { feed, nth, wait } = handFed();
    const first = feed.refresh();
    nth(1).fail(new Error("down"));
    await first;
    expect(feed.isDue()).toBeFalse();
    wait(30_000);
    expect(feed.isDue()).toBeTrue();
  });

  test("is no failure where the session is over", async () => {
    const { feed, nth } = handFed();
    const first = feed.refresh();
    nth(1).fail(new ApiError(401, '{"error":"UNAUTHORIZED","message":"Sign in."}'));
    expect(await first).toBeNull();
    expect(feed.state.value.error).toBeNull();
  });
});

test("an answer to an older question counts for nothing, whether it comes before or after", async () => {
  const { feed, nth, loads } = handFed();
  const older = feed.refresh();
  const newer = feed.refresh();
  expect(loads()).toBe(2);
  nth(2).answer("after the change");
  await newer;
  nth(1).answer("before the change");
  await older;
  expect(feed.state.value.data).toBe("after the change");
  const failing = feed.refresh();
  const last = feed.refresh();
  nth(3).fail(new Error("down"));
  await failing;
  expect(feed.state.value.error).toBeNull();
  nth(4).answer("last");
  await last;
  expect(feed.state.value.data).toBe("last");
});
