import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { EMPTY_PROFILE } from "../../domain/sign-in/profile";
import { fakePage } from "../../lib/testing/fake-page";

fakePage();
// Only now: what it draws listens to the window as soon as it is loaded.
const { WaitsFor, waitsFor } = await import("./details-login");

test.each([
  [{}, true, "Still missing: [Parent Unit], [Deployed Role], [C/S], [Sensor asset]."],
  [
    { rank: "1 RHA", role: "R".repeat(61), asset: "Puma" },
    true,
    "Still missing: [C/S]. Check Deployed Role: 60 characters at most.",
  ],
  [
    { rank: "1 RHA", role: "Cook", asset: "Puma", callSign: "WK21" },
    false,
    "Still missing: agreement to the terms.",
  ],
  [
    { rank: "1 RHA", role: "Cook", asset: "Puma" },
    false,
    "Still missing: [C/S], agreement to the terms.",
  ],
  [{ rank: "1 RHA", role: "Cook", asset: "Puma", callSign: "WK21" }, true, ""],
])("%j, agreed %p: %s, and each name of a field leads there", (part, agreed, said) => {
  const waits = waitsFor({ ...EMPTY_PROFILE, ...part }, agreed);
  const html = renderToString(<WaitsFor {...waits} />);
  const text = html
    .replace(/<!-- -->|<\/?span[^>]*>/g, "")
    .replace(/<button[^>]*>(.*?)<\/button>/g, "[$1]");
  expect(text).toBe(said);
});
