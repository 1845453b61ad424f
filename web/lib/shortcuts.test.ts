import { afterAll, afterEach, expect, test } from "bun:test";
import { fakePage } from "./testing/fake-page";

fakePage();
for (const [name, value] of Object.entries({
  HTMLElement: class {},
  document: { querySelector: () => null },
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });
afterAll(() => {
  for (const name of ["HTMLElement", "document"]) Reflect.deleteProperty(globalThis, name);
});
const { shortcuts } = await import("./shortcuts");
afterEach(() => {
  shortcuts.value = [];
});

/** What runs when a key is pressed, of all letters with Alt, Ctrl K, and the letters alone. */
function run(key: string, code: string, held: { alt?: true; ctrl?: true; altGraph?: true } = {}) {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const all = [...letters.map((letter) => `Alt ${letter}`), "Ctrl K", "M", "/", "?"];
  const found: string[] = [];
  shortcuts.value = all.map((keys) => {
    return { keys, label: "", group: "screen", inDialogs: false, run: () => found.push(keys) };
  });
  const event = Object.assign(new Event("keydown", { cancelable: true }), {
    key,
    code,
    altKey: held.alt ?? false,
    ctrlKey: held.ctrl ?? false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    getModifierState: (name: string) => name === "AltGraph" && (held.altGraph ?? false),
  });
  window.dispatchEvent(event);
  return found.join();
}

test.each([
  ["American", "z", "KeyZ", "Alt Z"],
  ["German", "z", "KeyY", "Alt Z"],
  ["German", "y", "KeyZ", "Alt Y"],
  ["French", "m", "Semicolon", "Alt M"],
  ["French", "a", "KeyQ", "Alt A"],
  ["Dvorak", "o", "KeyS", "Alt O"],
  ["Ukrainian", "я", "KeyZ", "Alt Z"],
  ["Ukrainian, in capitals", "Ь", "KeyM", "Alt M"],
  ["Greek", "ω", "KeyV", "Alt V"],
  ["Option on a Mac", "Ω", "KeyZ", "Alt Z"],
  ["dead", "Dead", "KeyN", "Alt N"],
  ["German, no letter of ours", "ü", "BracketLeft", ""],
])("%s: Alt with %s at %s runs %p", (_, key, code, keys) => {
  expect(run(key, code, { alt: true })).toBe(keys);
});

test.each([
  ["American", "k", "KeyK", "Ctrl K"],
  ["Dvorak", "k", "KeyV", "Ctrl K"],
  ["Dvorak's T", "t", "KeyK", ""],
  ["Russian", "л", "KeyK", "Ctrl K"],
])("%s: Ctrl with %s at %s runs %p", (_, key, code, keys) => {
  expect(run(key, code, { ctrl: true })).toBe(keys);
});

test.each([
  ["m", "KeyM", "M"],
  ["M", "KeyM", "M"],
  ["m", "Semicolon", "M"],
  ["ь", "KeyM", "M"],
  ["/", "Digit7", "/"],
  ["?", "KeyM", "?"],
])("%s at %s alone runs %p", (key, code, keys) => {
  expect(run(key, code)).toBe(keys);
});

test("AltGr types a character", () => {
  expect(run("ż", "KeyZ", { alt: true, altGraph: true })).toBe("");
});
