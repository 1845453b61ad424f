import type { Page } from "@playwright/test";

/** What a page asks for in scripts and styles from now on, as one text. */
export function scriptsOf(page: Page): () => Promise<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.add(request.url());
  });
  return async () => {
    const texts = [...asked].map(async (url) => (await fetch(url)).text());
    return (await Promise.all(texts)).join("\n");
  };
}
