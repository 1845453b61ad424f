import { expect, NOON, test } from "./fixtures";
import { settled } from "./operator";

const ITEMS = [
  ["Sighting & BDA", "/dashboard", true],
  ["GMTI", "/gmti", true],
  ["Hostile Location Report (HLR)", "/hlr", true],
  ["LEAPP Detection", "/leapp", false],
  ["c-UAS", "/cuas", false],
  ["Report Log", "/report-log", false],
  ["Picture", "/picture", false],
  ["Settings", "/settings", false],
] as const;

test("the navigation leads to every screen in one document, marks where one is, and begins anew at once; the theme follows one key in every window, and is there before the first paint", async ({
  sightline,
}) => {
  const { page, context } = await sightline.visit({ signedIn: true, path: "/no/such/screen" });
  await page.getByRole("heading", { name: "404" }).waitFor();
  await page.evaluate(() => document.body.setAttribute("data-same-document", "yes"));
  await page.getByRole("link", { name: "Go to the Report Log" }).click();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  for (const [name, path, refresh] of ITEMS) {
    const link = page.getByRole("link", { name, exact: true });
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    const url = new URL(page.url());
    expect(/^\d{13}$/.test(url.searchParams.get("refresh") ?? "")).toBe(refresh);
    await link.and(page.locator('[aria-current="page"]')).waitFor();
    await expect(page.locator('[aria-current="page"]')).toHaveCount(1);
  }
  const link = page.getByRole("link", { name: "Sighting & BDA" });
  await link.click();
  await page.getByLabel("Platform name or Description").fill("T-72");
  // No task runs between the click and the look: the next key may be the next task.
  expect(
    await link.evaluate(async (element) => {
      (element as HTMLElement).click();
      await null;
      return document.querySelector<HTMLInputElement>("main input")?.value;
    }),
  ).toBe("");
  await expect(page.locator("body")).toHaveAttribute("data-same-document", "yes");

  for (const path of ["/", "/archive"]) {
    await page.goto(sightline.address + path);
    await page.getByRole("heading", { name: "Report Log" }).waitFor();
    const log = page.getByRole("link", { name: "Report Log" });
    await expect(log).toHaveAttribute("aria-current", "page");
  }

  const other = (await sightline.visit({ context })).page;
  await other.getByRole("navigation", { name: "Main" }).waitFor();
  await page.bringToFront();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Alt+t");
  await expect(html).toHaveAttribute("data-theme", "night");
  await other.waitForFunction(() => document.documentElement.dataset.theme === "night");
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && !sessionStorage.getItem("first")) {
        sessionStorage.setItem("first", document.documentElement.dataset.theme ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("first"))).toBe("night");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(224, 72, 62)");

  // The log stands as soon as its script has come, and waits for no timer.
  const still = await context.newPage();
  await still.clock.install({ time: NOON });
  // Ahead of the clock, which runs until then.
  await still.clock.pauseAt(new Date(NOON.getTime() + 3_600_000));
  await still.goto(`${sightline.address}/report-log`);
  await still.getByPlaceholder("Search reports...").waitFor();
});

test("a tooltip comes at once by the focus and stays when that comes back, after its delay to the mouse, and not where a dialog gives the focus back", async ({
  sightline,
}) => {
  const context = await sightline.newContext();
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("tooltip.open")) await mayCome;
    await route.fulfill({ response });
  });
  const { page } = await sightline.visit({ context, signedIn: true });
  const link = page.getByRole("link", { name: "c-UAS" });
  const tooltip = page.getByRole("tooltip", { name: "c-UAS" });
  await link.waitFor();
  // The focus is there before the tooltips have come.
  await page.keyboard.press("Tab");
  await link.focus();
  come();
  await tooltip.waitFor();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("c-UAS (Alt U)");
  await link.evaluate((element) => {
    element.blur();
    element.focus();
  });
  await settled(page);
  await expect(tooltip).toBeVisible();

  // Once again: after a tooltip the next one needs no delay.
  await page.reload();
  await link.waitFor();
  // By the page's own clock: on a busy machine this one would look too late.
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let entered = Number.NaN;
        document.addEventListener("pointermove", () => (entered = performance.now()), {
          once: true,
        });
        new MutationObserver(() => {
          if (document.querySelector("[role=tooltip]")) resolve(performance.now() - entered);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.hover();
  expect(await delay).toBeGreaterThan(650);
  await tooltip.waitFor();

  // A new screen takes the focus before the dialog gives it back. The settings have been loaded before: nothing of
  // theirs waits for a timer.
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const feedback = page.getByRole("button", { name: "Feedback", exact: true });
  await page.keyboard.press("Alt+i");
  await heading("Settings").waitFor();
  await page.keyboard.press("Alt+o");
  await heading("Report Log").waitFor();
  await feedback.click();
  await page.getByRole("dialog").waitFor();
  await page.mouse.move(600, 740);
  // A timer returns the focus, and that timer stops until another screen is shown.
  await page.clock.pauseAt(NOON.getTime() + 60_000);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.keyboard.press("Alt+i");
  await expect(page.getByRole("main")).toBeFocused();
  await page.clock.runFor(1000);
  await expect(feedback).toBeFocused();
  await settled(page);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});
