import { afterAll, beforeAll, expect, test } from "bun:test";
import { betweenPresses } from "./press";

const before: unknown = Reflect.get(globalThis, "window");
beforeAll(() => void Reflect.set(globalThis, "window", new EventTarget()));
afterAll(() => void Reflect.set(globalThis, "window", before));

test.each(["pointerup", "pointercancel", "contextmenu", "blur"])(
  "what moves waits under a press until %s, and for its click",
  async (end) => {
    const [element, stop] = [new EventTarget(), new AbortController()];
    const unpressed = betweenPresses(element, stop);
    const acts: string[] = [];
    unpressed(() => acts.push("at once"));
    element.dispatchEvent(new Event("pointerdown"));
    for (const each of ["earlier", "late"]) unpressed(() => acts.push(each));
    window.dispatchEvent(new Event(end));
    expect(acts).toEqual(["at once"]);
    await Bun.sleep(1);
    expect(acts).toEqual(["at once", "late"]);
    // Once.
    window.dispatchEvent(new Event(end));
    unpressed(() => acts.push("after it"));
    await Bun.sleep(1);
    expect(acts).toEqual(["at once", "late", "after it"]);
    stop.abort();
    element.dispatchEvent(new Event("pointerdown"));
    unpressed(() => acts.push("not watched"));
    expect(acts.at(-1)).toBe("not watched");
  },
);

test("what still waits when the watching ends does not run", async () => {
  const [element, stop] = [new EventTarget(), new AbortController()];
  const unpressed = betweenPresses(element, stop);
  let runs = 0;
  element.dispatchEvent(new Event("pointerdown"));
  unpressed(() => (runs += 1));
  window.dispatchEvent(new Event("pointerup"));
  stop.abort();
  await Bun.sleep(1);
  expect(runs).toBe(0);
});
