import type { Page } from "playwright-core";

/** What a visit watched: all of it must stay empty. */
export interface Watch {
  violations: string[];
  errors: string[];
  foreign: string[];
}

/** What a visit is to have watched in the end. */
export const NOTHING_AMISS: Watch = { violations: [], errors: [], foreign: [] };

/** Notes policy violations, script errors and every request that leaves the origin. */
export function watchPage(page: Page, address: string): Watch {
  const watch: Watch = { violations: [], errors: [], foreign: [] };
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) watch.violations.push(message.text());
  });
  page.on("pageerror", (error) => watch.errors.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|about):/.test(url)) watch.foreign.push(url);
  });
  return watch;
}
