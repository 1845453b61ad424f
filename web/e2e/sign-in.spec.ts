import { expect, test } from "./fixtures";
import { choose, signIn } from "./operator";
import { WK21 } from "./wk21";

test("the details are all there is before sign-in, and a broken profile or a silent server leads there", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ path: "/no/such/screen" });
  const card = page.getByRole("heading", { name: "Your details" });
  await card.waitFor();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  for (const heading of ["Personal Details", "Form Details"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  for (const broken of ["{", "null", '{"callSign":7}', '"x"']) {
    await page.evaluate((text) => localStorage.setItem("sightline-user", text), broken);
    await page.reload();
    await card.waitFor();
  }
  await page.route("**/api/deployment/mode", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`${sightline.address}/settings`);
  await page.getByText("Offline: no terms to accept.").waitFor();
  for (const theme of ["Dark", "Night", "Day"])
    await page.getByRole("button", { name: `Theme: ${theme}` }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("Log In wakes with the last field, says what is missing or wrong, and nothing moves for it", async ({
  sightline,
}) => {
  const { page } = await sightline.visit();
  const logIn = page.getByRole("button", { name: "Log In" });
  const field = (name: string) => page.getByLabel(name);
  const topOf = () => logIn.evaluate((button: HTMLElement) => button.offsetTop);
  const before = await topOf();
  await expect(field("Time Zone")).toHaveValue("Z");
  await expect(page.getByRole("radio", { name: "Cat 1" })).toBeChecked();
  await expect(logIn).toHaveAccessibleDescription(
    "Still missing: Parent Unit, Deployed Role, C/S, Sensor asset.",
  );
  await field("Parent Unit").fill("1 RHA");
  await field("Deployed Role").fill("R".repeat(61));

  await page.getByRole("combobox", { name: "Sensor asset" }).click();
  expect(await page.getByRole("option").allTextContents()).toEqual([
    "Watchkeeper",
    "Puma",
    "Stalker",
    "LEAPP",
    "AJAX",
    "STA Ptl",
    "Wildcat",
    "Apache",
    "ASP",
    "Taipan",
    "LMCR",
    "Other (specify below)",
  ]);
  await page.getByRole("option", { name: "Other (specify below)" }).click();
  await expect(field("Specify asset")).toHaveValue("");
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

  await field("C/S").fill("W".repeat(21));
  await expect(field("C/S")).toHaveAccessibleDescription("20 characters at most");
  await expect(logIn).toHaveAccessibleDescription("Check C/S: 20 characters at most.");
  await field("C/S").fill("   ");
  await expect(logIn).toBeDisabled();
  await field("C/S").fill("WK21");
  await expect(logIn).toBeEnabled();
  await field("Time Zone").fill("");
  await expect(logIn).toBeDisabled();
  await field("Time Zone").pressSequentially("7b");
  // Nothing typed is dropped: it stays, with its error.
  await expect(field("Time Zone")).toHaveValue("7B");
  await expect(field("Time Zone")).toHaveAccessibleDescription("One letter, A to Z");
  await expect(logIn).toBeDisabled();
  await field("Time Zone").click();
  await page.keyboard.press("b");
  await expect(field("Time Zone")).toHaveValue("B");
  await expect(logIn).toBeEnabled();
  await expect(logIn).toHaveAccessibleDescription("");
  expect(await topOf()).toBe(before);
});

test("the sign-in shows day and DTG, and doubts a clock that is before this build", async ({
  sightline,
}) => {
  const { page } = await sightline.visit({ hearsClockMarks: true });
  const clock = page.getByRole("region", { name: "This computer's clock" });
  await page.clock.setFixedTime(new Date("2019-11-20T23:30:00Z"));
  await expect(clock).toContainText("Wednesday 20 November 2019");
  await expect(clock).toContainText("202330ZNov19");
  await expect(clock.getByRole("alert")).toContainText(
    /before this version was built|before the newest/,
  );
  await page.getByLabel("Time Zone").fill("B");
  await expect(clock).toContainText("Thursday 21 November 2019");
  await expect(clock).toContainText("210130BNov19");
  await signIn(page);
  await expect(page.getByRole("status", { name: "Check the clock" })).toBeVisible();
});

test("signing in keeps the profile and opens the log", async ({ sightline }) => {
  const { page } = await sightline.visit();
  await signIn(page);
  const log = page.getByRole("heading", { name: "Report Log" });
  await log.waitFor();
  const stored = await page.evaluate(() => localStorage.getItem("sightline-user"));
  expect(JSON.parse(stored ?? "")).toEqual(WK21);
  await page.reload();
  await log.waitFor();
});
