/** A browser's translator, and an extension that wraps every text, at work on the page while an operator reports. */
import { expect, test } from "./fixtures";
import { chooseIn, copyReport, openLog, rowOf } from "./log-page";
import { clipboard, fillGrid, fillSighting, formPath, signOut } from "./operator";

/** Changes each text as soon as it is there. Runs in the page. */
function changeTexts(how: "wrapped" | "replaced"): void {
  const isChanged = new WeakSet<Node>();
  function change(text: Text): void {
    const parent = text.parentElement;
    if (!parent || isChanged.has(text) || parent.closest("font, script, style, title")) return;
    if (text.data.trim() === "") return;
    isChanged.add(text);
    const font = document.createElement("font");
    if (how === "wrapped") {
      text.replaceWith(font);
      font.append(text);
    } else {
      font.textContent = text.data;
      // As Chromium's translator does it: before the text, which then goes.
      parent.insertBefore(font, text);
      text.remove();
    }
  }
  function changeIn(root: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    while (walker.nextNode());
    texts.forEach(change);
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(changeIn);
  }).observe(document, { childList: true, subtree: true });
}

for (const how of ["wrapped", "replaced"] as const) {
  test(`every text ${how} by another program: no screen ends, and the report is right`, async ({
    sightline,
  }) => {
    const context = await sightline.newContext();
    await context.addInitScript(changeTexts, how);
    const { page } = await sightline.visit({
      context,
      signedIn: true,
      identifiers: ["7K3QZ9"],
      path: formPath("BM-21"),
    });
    // A translator is asked to leave it alone, which not all do.
    await expect(page.locator("html")).toHaveAttribute("translate", "no");
    await expect(page.locator('meta[name="google"]')).toHaveAttribute("content", "notranslate");
    const quantity = page.getByRole("spinbutton", { name: "Quantity" });
    await quantity.fill("2");
    await fillSighting(page);
    await fillGrid(page, 2, "34UFE", "1234567");
    await expect(page.getByText("Check grid").first()).toBeVisible();
    await quantity.fill("1");
    await page.getByLabel("Free text").fill("in the treeline");
    await copyReport(page);
    expect(await clipboard(page)).toMatch(/^SIGHTING WK21-7K3QZ9 .* 1 X BM-21 .*in the treeline/i);

    for (const keys of ["F1", "Control+k"]) {
      await page.keyboard.press(keys);
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.getByRole("link", { name: "HLR" }).click();
    await page.getByRole("radio", { name: "Rockets" }).check();
    await page.getByLabel("Number of Rounds").fill("12");
    await page.getByLabel("Number of Rounds").fill("0");
    await openLog(page);
    await rowOf(page, "WK21-7K3QZ9").waitFor();
    await page.getByPlaceholder("Search reports...").fill("nothing like it");
    await page.getByText("No matching reports").waitFor();
    await page.getByPlaceholder("Search reports...").fill("");
    await chooseIn(rowOf(page, "WK21-7K3QZ9"), "Remove");
    // The menu does it once it has given the focus back.
    await rowOf(page, "WK21-7K3QZ9").waitFor({ state: "detached" });
    await page.keyboard.press("Alt+z");
    await rowOf(page, "WK21-7K3QZ9").waitFor();
    await signOut(page);
  });
}
