import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose answer depends on the theme; all others ask for the structure alone. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export type Rules = "all" | "colours";

/**
 * What axe finds on the page as it stands.
 * @param within a selector of the part that is judged; the whole page unless given
 */
export async function axeFaults(page: Page, rules: Rules, within?: string): Promise<string[]> {
  // axe is half a megabyte, and is handed over twice for each judgement unless it is there already.
  const isThere = await page.evaluate(() => "axe" in window);
  // There are no frames: judging in the page itself takes a fraction of the time of judging across
  // frames, for which a further page is opened each time.
  const axe = new AxeBuilder(isThere ? { page, axeSource: "void 0" } : { page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  if (rules === "colours") axe.withRules(COLOUR_RULES);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join(", ")}`,
  );
}
