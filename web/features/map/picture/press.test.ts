import { expect, test } from "bun:test";
import { fakePage } from "../../../lib/testing/fake-page";
import { watchPress } from "./press";

fakePage();

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
