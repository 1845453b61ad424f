import type { Page } from "@playwright/test";
import fc from "fast-check";

/** Each would set a mark on the window, or make an element, if anything took it for markup. */
const MARKUP = [
  `<img src=x onerror="window.marked=1">`,
  `"><svg onload=marked=1>`,
  "<script>marked=1</script>",
  "</p></textarea></title><x-mark>",
  "javascript:marked=1",
  `' autofocus onfocus=marked=1 x='`,
  "<iframe srcdoc='<script>parent.marked=1</script>'>",
  "<style>*{display:none}</style>",
  "&lt;x-mark&gt;",
  "{{constructor.constructor('marked=1')()}}",
];
/** What ends a line, or a message, somewhere. */
const BREAKS = ["//", "////", " // ", "\n", "\r\n", "\r", "\t", "\v", "\f", "\u0085", "\u2028"];
const ODD = ["\0", "\u202E", "\uFEFF", "\uD800", "e\u0301", "👩🏽‍🚀", "Ω", "34UFE", "__proto__"];

/** Text as a stranger might paste it. */
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
      { weight: 2, arbitrary: fc.constantFrom(...BREAKS) },
      fc.constantFrom(...ODD),
      fc.string({ unit: "binary", maxLength: 20 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** This many values, the same for the same seed. */
export const strangeValues = (count: number, seed: number): string[] =>
  fc.sample(text, { numRuns: count, seed });

interface Tried {
  /** The fields that had a value, by their names. */
  fields: string[];
  faults: string[];
}

/**
 * Gives the values to the text fields in sight, one to each in turn, by the page's own means: some of them could not be
 * typed. After each turn nothing of them may have been executed or become an element, and the message is one line.
 * @param press a button's words, to be pressed after each turn
 */
export async function tryValues(
  page: Page,
  values: readonly string[],
  press?: string,
): Promise<Tried> {
  return await page.evaluate(tryAll, { values: [...values], press: press ?? null });
}

/** Runs in the page. */
async function tryAll({ values, press }: { values: string[]; press: string | null }) {
  const NOT_TEXT = /^(radio|checkbox|button|submit|file|hidden)$/;
  const fields = new Set<string>();
  const faults = new Set<string>();
  for (let at = 0, turn = 0; at < values.length; turn += 1) {
    const all = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
    ];
    const open = all.filter(isOpen);
    if (open.length === 0) faults.add("No field is in sight");
    if (open.length === 0) break;
    for (const field of open) {
      const value = values[at % values.length] ?? "";
      at += 1;
      fields.add(nameOf(field));
      field.focus();
      set(field, value);
      // In every other turn, what is below the field stays there while it is edited.
      if (turn % 2 === 0) field.blur();
    }
    if (press) buttonOf(press)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    for (const fault of found()) faults.add(`${fault} by ${JSON.stringify(values.slice(0, at))}`);
    if (faults.size > 0) break;
  }
  return { fields: [...fields], faults: [...faults] };

  function isOpen(field: HTMLInputElement | HTMLTextAreaElement): boolean {
    if (NOT_TEXT.test(field.type) || field.disabled || field.readOnly) return false;
    return field.closest("[aria-hidden=true], [inert]") === null && field.checkVisibility();
  }

  function nameOf(field: HTMLInputElement | HTMLTextAreaElement): string {
    const spoken = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent;
    return spoken || field.placeholder;
  }

  /** As if typed: React detects changes that its own setter does not hide. */
  function set(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  function buttonOf(words: string): HTMLButtonElement | undefined {
    return [...document.querySelectorAll("button")].find((each) =>
      each.textContent?.startsWith(words),
    );
  }

  function found(): string[] {
    const wrong: string[] = [];
    if ("marked" in window) wrong.push("Something was executed");
    const made = "x-mark, img[src=x], iframe, object, embed, base, body script, body style";
    for (const each of document.querySelectorAll(made)) wrong.push(`A ${each.localName} was made`);
    for (const each of document.querySelectorAll("body *")) {
      for (const { name, value } of each.attributes) {
        if (name.startsWith("on") || /^\s*javascript:/i.test(each.getAttribute("href") ?? ""))
          wrong.push(`${each.localName} has ${name}=${value}`);
      }
    }
    const message = document.querySelector("[aria-label='Live Message Preview'] p")?.textContent;
    if (message && /[\n\v\f\r\u0085\u2028\u2029]/.test(message))
      wrong.push(`The message ${JSON.stringify(message)} has a line too many`);
    return wrong;
  }
}
