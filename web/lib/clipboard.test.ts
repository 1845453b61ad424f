import { afterAll, expect, test } from "bun:test";
import { copyText } from "./clipboard";
import { fakePage } from "./testing/fake-page";

fakePage();
const page: Record<string, unknown> = globalThis;
const before = { navigator: page.navigator, document: page.document };
afterAll(() => {
  for (const [name, value] of Object.entries(before))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});

type Command = "works" | "refuses" | "throws" | "tells nobody";

/** A browser whose clipboard API and copy command do as told. */
function browser(api: "works" | "refuses" | "is missing", command: Command) {
  const taken: string[] = [];
  const clipboard = {
    async writeText(text: string) {
      if (api === "refuses") throw new DOMException("refused", "NotAllowedError");
      taken.push(`api: ${text}`);
    },
  };
  const execCommand = (name: string) => {
    if (command === "throws") throw new Error("no command");
    if (command === "refuses") return false;
    if (command === "tells nobody") return true;
    const clipboardData = { setData: (_: string, text: string) => taken.push(`${name}: ${text}`) };
    const event = Object.assign(new Event("copy", { cancelable: true }), { clipboardData });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const set = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set("navigator", api === "is missing" ? {} : { clipboard });
  set("document", { execCommand });
  return taken;
}

test.each([
  ["works", "works", ["api: WK21"], true],
  ["refuses", "works", ["copy: WK21"], true],
  ["is missing", "works", ["copy: WK21"], true],
  ["is missing", "refuses", [], false],
  ["is missing", "throws", [], false],
  ["is missing", "tells nobody", [], false],
] as const)("the API %s, the command %s: %j, %p", async (api, command, expected, isCopied) => {
  const taken = browser(api, command);
  expect(await copyText("WK21")).toBe(isCopied);
  expect(taken).toEqual([...expected]);
  // What the operator copies later is not taken over.
  const later = new Event("copy", { cancelable: true });
  window.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
