import { cellsOf, factOf, giveFile, openAdmin } from "./admin-page";
import { expect, expectToast, test, visitInside } from "./online";

const PLATFORM = {
  platformId: "ZX-90",
  aka: "Journey",
  description: "A carrier that no other list has.",
  function: "Armoured carrier",
  category: "APC",
  gridUnit: "Cat 2",
};

test("platforms come from a file, shown before they count, and the built-in ones come back", async ({
  online,
}) => {
  const { page } = await openAdmin(online);
  const dialog = page.getByRole("dialog", { name: "Import Vehicles" });
  const importIt = dialog.getByRole("button", { name: "Import", exact: true });
  const before = Number(await factOf(page, "Platforms"));

  // Faults, by row and field as the file's own program counts them.
  await giveFile(
    page,
    "platforms.csv",
    `platformId,description,function,category,gridUnit\nZX-90,,Armoured carrier,APC,Cat 2\nZX-91,It is,Tank,Boat,Cat 2\n`,
  );
  await dialog.getByText("There are 2 errors in the file, and nothing can be imported.").waitFor();
  await expect
    .poll(() => cellsOf(page, "Errors in the file"))
    .toEqual([
      ["2", "description", "is missing"],
      ["3", "category", expect.stringMatching(/^must be one of APC/)],
    ]);
  await expect(importIt).toBeDisabled();
  const faulty = { ...PLATFORM, platformId: "ZX-91", gridUnit: "" };
  await giveFile(page, "platforms.json", JSON.stringify([PLATFORM, faulty]));
  await dialog.getByText("There is 1 error in the file, and nothing can be imported.").waitFor();
  await expect
    .poll(() => cellsOf(page, "Errors in the file"))
    .toEqual([["2", "gridUnit", "is missing"]]);
  const unsendable = { ...PLATFORM, platformId: "ZX-91 (new)", aka: "Path // END" };
  await giveFile(page, "platforms.json", JSON.stringify([PLATFORM, unsendable]));
  await dialog.getByText("There are 2 errors in the file, and nothing can be imported.").waitFor();
  await expect
    .poll(() => cellsOf(page, "Errors in the file"))
    .toEqual([
      ["2", "platformId", "must not hold round brackets, which set the alias apart in a message"],
      ["2", "aka", expect.stringMatching(/^holds what a message cannot carry/)],
    ]);
  const whole = [
    ["list.txt", "x", "The file's name must end in .json or .csv."],
    ["list.json", "{", "The file is not valid JSON."],
    ["list.json", "[]", "The file holds no platform."],
  ] as const;
  for (const [name, content, says] of whole) {
    await giveFile(page, name, content);
    await dialog.getByText(says).waitFor();
    await expect(importIt).toBeDisabled();
  }

  // A list in JSON: one platform is new, one is another than before.
  const changed = { ...PLATFORM, platformId: "BM-21", aka: "Not the Grad" };
  await giveFile(page, "platforms.json", JSON.stringify({ vehicles: [PLATFORM, changed] }));
  await page.getByRole("table", { name: "What will change" }).waitFor();
  const changes = await cellsOf(page, "What will change");
  expect(changes.map(([id, what]) => [id, what])).toEqual([
    ["ZX-90", "Added"],
    ["BM-21", "Replaced"],
  ]);
  expect(changes[1]?.[2]).toContain("aka");
  await expect.poll(() => factOf(page, "Unchanged")).toBe("0");
  const reloaded = page.waitForResponse("**/api/vehicles");
  await importIt.click();
  await expectToast(page, "Import Successful", "2 platforms imported.");
  await reloaded;
  await dialog.waitFor({ state: "detached" });
  expect(Number(await factOf(page, "Platforms"))).toBe(before + 1);

  // The same in CSV changes nothing but what differs.
  const names = Object.keys(PLATFORM);
  const csv = [names.join(";"), Object.values({ ...PLATFORM, aka: "Path" }).join(";")].join("\r\n");
  await giveFile(page, "platforms.CSV", csv);
  await page.getByRole("table", { name: "What will change" }).waitFor();
  await expect
    .poll(() => cellsOf(page, "What will change"))
    .toEqual([["ZX-90", "Replaced", "aka"]]);
  await importIt.click();
  await expectToast(page, "Import Successful", "1 platform imported.");

  await page.getByRole("button", { name: "Import Vehicles" }).click();
  await dialog.getByRole("radio", { name: "The built-in set" }).check();
  await importIt.click();
  await expectToast(page, "Import Successful", `${before} platforms imported.`);
  expect(Number(await factOf(page, "Platforms"))).toBe(before + 1);

  // Anyone who looks now finds the new one, and the old one as it was.
  const { page: operator } = await visitInside(online);
  await operator.getByRole("link", { name: "Sighting & BDA" }).click();
  await operator.getByLabel("Platform name or Description").fill("ZX-90");
  const card = operator.getByRole("article", { name: "ZX-90", exact: true });
  await card.getByText("Path").waitFor();
  await operator.getByLabel("Platform name or Description").fill("BM-21");
  await operator
    .getByRole("article", { name: "BM-21", exact: true })
    .getByText("Grad")
    .first()
    .waitFor();
});
