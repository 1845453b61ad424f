import { afterAll, beforeAll, expect, test } from "bun:test";
import { betweenPresses, watchPress } from "./press";

const before: unknown = Reflect.get(globalThis, "window");
beforeAll(() => void Reflect.set(globalThis, "window", new EventTarget()));
afterAll(() => void Reflect.set(globalThis, "window", before));

test.each(["pointerup", "pointercancel", "contextmenu", "blur"])(
  "a press lasts until %s",
  (end) => {
    const [element, stop] = [new EventTarget(), new AbortController()];
    let ends = 0;
    const isPressed = watchPress(element, () => (ends += 1), stop);
    expect(isPressed()).toBe(false);
    element.dispatchEvent(new Event("pointerdown"));
    expect([isPressed(), ends]).toEqual([true, 0]);
    window.dispatchEvent(new Event(end));
    expect([isPressed(), ends]).toEqual([false, 1]);
    stop.abort();
    element.dispatchEvent(new Event("pointerdown"));
    window.dispatchEvent(new Event(end));
    expect([isPressed(), ends]).toEqual([false, 1]);
  },
);

test("what moves the page waits for the end of a press and for its click", async () => {
  const stop = new AbortController();
  const unpressed = betweenPresses(stop);
  const acts: string[] = [];
  unpressed(() => acts.push("at once"));
  window.dispatchEvent(new Event("pointerdown"));
  unpressed(() => acts.push("late"));
  window.dispatchEvent(new Event("pointerup"));
  expect(acts).toEqual(["at once"]);
  await Bun.sleep(1);
  expect(acts).toEqual(["at once", "late"]);
  window.dispatchEvent(new Event("pointerup"));
  await Bun.sleep(1);
  expect(acts).toHaveLength(2);
  stop.abort();
});
