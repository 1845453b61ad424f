import { expect, LAPTOP, PHONE, test } from "./fixtures";
import { choose, signIn } from "./operator";
import { SMALL_LAPTOP } from "./views";
import { WK21 } from "./wk21";

test("before sign-in there are the details alone, and the clock; Log In says what is missing, nothing moves for it, and signing in keeps the profile and opens the log", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ path: "/no/such/screen", hearsClockMarks: true });
  const card = page.getByRole("heading", { name: "Your details" });
  const logIn = page.getByRole("button", { name: "Log In" });
  const field = (name: string) => page.getByLabel(name);

  await test.step("a silent server leads there, too", async () => {
    await card.waitFor();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    for (const heading of ["Personal Details", "Form Details"])
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.route("**/api/deployment/mode", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(`${sightline.address}/settings`);
    await page.getByText("Offline: no terms to accept.").waitFor();
    await page.unroute("**/api/deployment/mode");
    for (const theme of ["Dark", "Night", "Day"])
      await page.getByRole("button", { name: `Theme: ${theme}` }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  await page.goto(`${sightline.address}/`);
  const clock = page.getByRole("region", { name: "This computer's clock" });
  await test.step("day and DTG are shown, and a clock before this build is doubted", async () => {
    await page.clock.setFixedTime(new Date("2019-11-20T23:30:00Z"));
    await expect(clock).toContainText("Wednesday 20 November 2019");
    await expect(clock).toContainText("202330ZNov19");
    await expect(clock.getByRole("alert")).toContainText(
      /before this version was built|before the newest/,
    );
  });
  const topOf = () => logIn.evaluate((button: HTMLElement) => button.offsetTop);
  const before = await topOf();
  await expect(field("Time Zone")).toHaveValue("Z");
  await expect(page.getByRole("radio", { name: "Cat 1" })).toBeChecked();
  await expect(logIn).toHaveAccessibleDescription(
    "Still missing: Parent Unit, Deployed Role, C/S, Sensor asset.",
  );

  for (const viewport of [SMALL_LAPTOP, LAPTOP]) {
    await page.setViewportSize(viewport);
    await expect(logIn).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(PHONE);
  await logIn.scrollIntoViewIfNeeded();
  await expect(clock.getByText("202330ZNov19")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(LAPTOP);

  await test.step("an asset of the list or another one, a role of the list or another one", async () => {
    await field("Parent Unit").fill("1 RHA");
    await field("Deployed Role").fill("R".repeat(61));
    await choose(page, "Sensor asset", "Other (specify below)");
    await field("Specify asset").fill("Night OP 3");
    await page.getByRole("button", { name: "Choose from list instead" }).click();
    await expect(page.getByRole("combobox", { name: "Sensor asset" })).toContainText("Choose");
    await choose(page, "Sensor asset", "Puma");
    await expect(logIn).toHaveAccessibleDescription(
      "Still missing: C/S. Check Deployed Role: 60 characters at most.",
    );
    const role = field("Deployed Role");
    await role.fill("obs");
    await page.getByRole("option", { name: "Forward observer" }).click();
    await expect(role).toHaveValue("Forward observer");
    await role.fill("Camp cook");
    await role.press("Escape");
    await expect(role).toHaveValue("Camp cook");
  });

  await test.step("Log In wakes with the last field; nothing typed is dropped", async () => {
    await field("C/S").fill("WK21");
    await expect(logIn).toBeEnabled();
    await field("Time Zone").fill("");
    await field("Time Zone").pressSequentially("7b");
    await expect(field("Time Zone")).toHaveValue("7B");
    await expect(field("Time Zone")).toHaveAccessibleDescription("One letter, A to Z");
    await expect(logIn).toBeDisabled();
    await field("Time Zone").click();
    await page.keyboard.press("b");
    await expect(field("Time Zone")).toHaveValue("B");
    await expect(clock).toContainText("Thursday 21 November 2019");
    await expect(clock).toContainText("210130BNov19");
    await expect(logIn).toBeEnabled();
    await expect(logIn).toHaveAccessibleDescription("");
    expect(await topOf()).toBe(before);
  });

  await field("Time Zone").fill("Z");
  await signIn(page);
  await expect(page.getByRole("status", { name: "Check the clock" })).toBeVisible();
  const log = page.getByRole("heading", { name: "Report Log" });
  await log.waitFor();
  const stored = await page.evaluate(() => localStorage.getItem("sightline-user"));
  expect(JSON.parse(stored ?? "")).toEqual(WK21);
  await page.reload();
  await log.waitFor();
});
