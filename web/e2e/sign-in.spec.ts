import { expect, test } from "./fixtures";
import { choose, signIn } from "./operator";
import { WK21 } from "./wk21";

test.describe("the user details card", () => {
  test("is all there is before sign-in, whatever the address", async ({ sightline }) => {
    for (const path of ["/", "/dashboard", "/settings", "/no/such/screen"]) {
      const { page, context } = await sightline.visit({ path });
      await page.getByRole("heading", { name: "Your details" }).waitFor();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      for (const heading of ["Personal Details", "Form Details"]) {
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      }
      await context.close();
    }
  });

  test("Log In wakes with the last field, and the defaults are Z and Cat 1", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit();
    const logIn = page.getByRole("button", { name: "Log In" });
    await expect(page.getByLabel("Time Zone")).toHaveValue("Z");
    await expect(page.getByRole("radio", { name: "Cat 1" })).toBeChecked();
    await page.getByLabel("Parent Unit").fill("1 RHA");
    await page.getByLabel("Deployed Role").fill("Observer");
    await page.getByLabel("C/S").fill("WK21");
    await expect(logIn).toBeDisabled();
    await choose(page, "Sensor asset", "Watchkeeper");
    await expect(logIn).toBeEnabled();
    await page.getByLabel("C/S").fill("   ");
    await expect(logIn).toBeDisabled();
    await page.getByLabel("C/S").fill("WK21");
    await page.getByLabel("Time Zone").fill("");
    await expect(logIn).toBeDisabled();
    const timeZone = page.getByLabel("Time Zone");
    await timeZone.pressSequentially("7b");
    // Nothing typed is dropped: it stays, with its error.
    await expect(timeZone).toHaveValue("7B");
    await expect(timeZone).toHaveAccessibleDescription("One letter, A to Z");
    await expect(logIn).toBeDisabled();
    await timeZone.click();
    await page.keyboard.press("b");
    await expect(timeZone).toHaveValue("B");
    await expect(logIn).toBeEnabled();
  });

  test("says beside Log In what is still missing and what is wrong, and nothing moves for it", async ({
    sightline,
  }) => {
    const { page } = await sightline.visit();
    const logIn = page.getByRole("button", { name: "Log In" });
    const before = await logIn.boundingBox();
    await expect(logIn).toHaveAccessibleDescription(
      "Still missing: Parent Unit, Deployed Role, C/S, Sensor asset.",
    );
    await page.getByLabel("Parent Unit").fill("1 RHA");
    await page.getByLabel("Deployed Role").fill("R".repeat(61));
    await choose(page, "Sensor asset", "Puma");
    await expect(logIn).toHaveAccessibleDescription(
      "Still missing: C/S. Check Deployed Role: 60 characters at most.",
    );
    await page.getByLabel("Deployed Role").fill("Observer");
    await page.getByLabel("C/S").fill("W".repeat(21));
    await expect(page.getByLabel("C/S")).toHaveAccessibleDescription("20 characters at most");
    await expect(logIn).toHaveAccessibleDescription("Check C/S: 20 characters at most.");
    await page.getByLabel("C/S").fill("WK21");
    await expect(logIn).toBeEnabled();
    await expect(logIn).toHaveAccessibleDescription("");
    expect(await logIn.boundingBox()).toEqual(before);
  });

  test("offers every asset, and a text field for another", async ({ sightline }) => {
    const { page } = await sightline.visit();
    await page.getByRole("combobox", { name: "Sensor asset" }).click();
    const names = await page.getByRole("option").allTextContents();
    expect(names).toEqual([
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
    await page.getByRole("option", { name: "Puma" }).click();
    await choose(page, "Sensor asset", "Other (specify below)");
    await expect(page.getByLabel("Specify asset")).toHaveValue("");
    await page.getByLabel("Specify asset").fill("Night OP 3");
    await page.getByRole("button", { name: "Choose from list instead" }).click();
    await expect(page.getByRole("combobox", { name: "Sensor asset" })).toContainText("Choose");
  });

  test("suggests roles and takes any other", async ({ sightline }) => {
    const { page } = await sightline.visit();
    const role = page.getByLabel("Deployed Role");
    await role.fill("obs");
    await page.getByRole("option", { name: "Forward observer" }).click();
    await expect(role).toHaveValue("Forward observer");
    await role.fill("Camp cook");
    await role.press("Escape");
    await expect(role).toHaveValue("Camp cook");
  });
});

test("signing in keeps the profile in local storage and opens the log", async ({ sightline }) => {
  const { page } = await sightline.visit();
  await signIn(page);
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem("sightline-user"));
  expect(JSON.parse(stored ?? "")).toEqual(WK21);
  await page.reload();
  await page.getByRole("heading", { name: "Report Log" }).waitFor();
});

test("a broken stored profile leads to sign-in, not to a broken page", async ({ sightline }) => {
  const { page } = await sightline.visit();
  for (const broken of ["{", "null", '{"callSign":7}', '"x"']) {
    await page.evaluate((text) => localStorage.setItem("sightline-user", text), broken);
    await page.reload();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
  }
});

test("a server that does not answer the mode is taken for offline", async ({ sightline }) => {
  const { page } = await sightline.visit();
  await page.route("**/api/deployment/mode", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await page.getByText("Offline: no terms to accept.").waitFor();
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

test("signing out asks first, then forgets everything and starts anew", async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, path: "/settings" });
  await page.evaluate(() => localStorage.setItem("cuas-gzd", "34UFE"));
  await page.getByRole("button", { name: "Sign Out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to sign out?" });
  await expect(dialog).toContainText("lost permanently");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign out" }).click();
  await page.getByRole("heading", { name: "Your details" }).waitFor();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key !== "sightline-theme")).toEqual([]);
});
