import { expect, test } from "./fixtures";
import { copiedByKeys, keyboardOnly } from "./keyboard-only";
import { EXAMPLES } from "./log-page";
import { choose, clipboard } from "./operator";

const EXAMPLE = EXAMPLES["WK21-9XY001"];

test("the worked example by keyboard alone; the altitude keeps its thousands, its zeros and the caret, what loiters has no speed, and Ctrl+Enter leads to what is missing", async ({
  sightline,
}) => {
  const identifiers = ["9XY001", "AAAAA1"];
  const { page } = await sightline.visit({ signedIn: true, identifiers, asset: "LEAPP" });
  const preview = page.getByRole("region", { name: "Live Message Preview" });
  const copied = page.getByRole("button", { name: "Copied & Saved!" });
  const altitude = page.getByLabel("Altitude (ft)");
  const speed = page.getByLabel("Speed (knots)");
  await page.getByRole("heading", { name: "No reports yet" }).waitFor();

  await test.step("by keyboard alone, from the log to the clipboard and back", async () => {
    const keys = await keyboardOnly(page);
    await keys.press("Alt+l");
    await altitude.waitFor();
    await keys.press("Space"); // Object: Fast Air
    await keys.press("Tab", ..."34ufe1234567890", "Tab");
    await keys.press("Tab", ..."1500", "Tab"); // past Open map
    await keys.press(..."sss", "Tab"); // Direction: a closed list goes on to the next with that letter
    await keys.press(..."400");
    const row = "Fast Air at 1,500 ft, southwest";
    await copiedByKeys(page, keys, { message: EXAMPLE, fewerThan: 36, row });
  });

  await page.getByRole("button", { name: "Edit WK21-9XY001" }).click();
  await test.step("the altitude as it is typed", async () => {
    const type = async (keys: string, shown: string) => {
      for (const key of keys.split(" ")) await altitude.press(key);
      await expect(altitude).toHaveValue(shown);
    };
    await altitude.fill("");
    await type("9 a", "9");
    await type("9 9 9", "9,999");
    await type("Home 1 2", "129,999");
    await type("Backspace", "19,999");
    await type("ArrowRight Delete", "1,999");
    await type("5", "19,599");
    const caret = () => altitude.evaluate((input: HTMLInputElement) => input.selectionStart);
    await expect.poll(() => caret()).toBe("19,5".length);
    await altitude.fill("10500");
    await type("Home Delete", "0500");
    await preview.getByText("ALT 500FT").waitFor();
    await type("2", "20,500");
  });
  await test.step("loitering clears the speed, which is then neither asked nor sent", async () => {
    await page.getByText("= 741 km/h").waitFor();
    await choose(page, "Direction", "Loitering");
    await expect(speed).toHaveValue("");
    await expect(speed).toBeDisabled();
    await page.getByText("No speed is sent").waitFor();
    await preview.getByText("LOITERING////").waitFor();
    await choose(page, "Direction", "North");
    await page.getByText("Required fields missing: Speed (knots)").waitFor();
  });
  await test.step("Ctrl+Enter leads to the first field that is missing, wherever the focus was", async () => {
    await page.keyboard.press("Alt+r");
    await page.getByLabel("Free text").focus();
    for (const [missing, typed] of [
      ["Object, Grid, Altitude (ft), Direction, Speed (knots)", " "],
      ["Grid, Altitude (ft), Direction, Speed (knots)", "34UFE1234567890"],
      ["Altitude (ft), Direction, Speed (knots)", "1500"],
      ["Direction, Speed (knots)", "southw"],
      ["Speed (knots)", "400"],
    ] as const) {
      await page.getByText(`Required fields missing: ${missing}`, { exact: true }).waitFor();
      await page.keyboard.press("Control+Enter");
      await page.keyboard.type(typed);
    }
    await page.keyboard.press("Control+Enter");
    await copied.waitFor();
    expect(await clipboard(page)).toContain(EXAMPLE.slice("LEAPP WK21-9XY001".length));
  });
});
