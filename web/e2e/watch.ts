import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";

/** What is watched in every page of a browser: all of it must stay empty. */
export interface Watch {
  violations: string[];
  errors: string[];
  foreign: string[];
}

/** What a visit must have watched in the end. */
const NOTHING_AMISS: Watch = { violations: [], errors: [], foreign: [] };

/** What a test causes on purpose. */
export type OnPurpose = Partial<Record<keyof Watch, RegExp>>;

/** Notes policy violations, script errors and every request that leaves the origin. */
export function watchContext(context: BrowserContext, address: string): Watch {
  const watch: Watch = { violations: [], errors: [], foreign: [] };
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) watch.violations.push(message.text());
  });
  context.on("weberror", (failure) => watch.errors.push(failure.error().message));
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !/^(data|blob|about):/.test(url)) watch.foreign.push(url);
  });
  return watch;
}

/**
 * Reports the errors of timers and frames: the stopped clock in these tests runs them itself, and swallows the
 * errors. Runs in the page, after that clock has been installed.
 */
export function reportFromTimers(): void {
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
    const real: unknown = Reflect.get(window, name);
    if (typeof real !== "function") continue;
    Reflect.set(window, name, (callback: unknown, ...rest: unknown[]) => {
      if (typeof callback !== "function") return Reflect.apply(real, window, [callback, ...rest]);
      const told = (...given: unknown[]) => {
        try {
          Reflect.apply(callback, window, given);
        } catch (error) {
          reportError(error);
        }
      };
      return Reflect.apply(real, window, [told, ...rest]);
    });
  }
}

/** Nothing went wrong but what was caused on purpose, and that did happen. */
export function expectNothingAmiss(watches: readonly Watch[], onPurpose: OnPurpose): void {
  const all = (kind: keyof Watch) => watches.flatMap((watch) => watch[kind]);
  const left = (kind: keyof Watch) => all(kind).filter((each) => !onPurpose[kind]?.test(each));
  expect({
    violations: left("violations"),
    errors: left("errors"),
    foreign: left("foreign"),
  }).toEqual(NOTHING_AMISS);
  for (const kind of ["violations", "errors", "foreign"] as const) {
    const pattern = onPurpose[kind];
    if (pattern) expect(all(kind).join("\n")).toMatch(pattern);
  }
}
