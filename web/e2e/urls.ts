import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Every URL that a page requests or has from now on. */
export function collectUrls(page: Page) {
  const urls = new Set<string>([page.url()]);
  page.on("request", (request) => urls.add(request.url()));
  page.on("framenavigated", (frame) => urls.add(frame.url()));
  return {
    /**
     * None of them holds a secret, as it is or encoded.
     * @param calls paths that are among them: what the secrets were sent to
     */
    expectWithout(secrets: readonly string[], ...calls: string[]): void {
      const all = [...urls];
      for (const call of calls) expect(all.map((url) => new URL(url).pathname)).toContain(call);
      for (const secret of secrets) {
        expect(secret.length).toBeGreaterThanOrEqual(6);
        const base64 = Buffer.from(secret).toString("base64").replaceAll("=", "");
        const forms = [secret, encodeURIComponent(secret), secret.replaceAll(" ", "+"), base64];
        const telling = all.filter((url) => forms.some((form) => url.includes(form)));
        expect(telling).toEqual([]);
      }
    },
  };
}
