import { test } from "./fixtures";
import { FIVE_FORMS } from "./five-forms";
for (const [w,h] of [[1366,768],[390,844]] as const)
test(`shots ${w}`, async ({ sightline }) => {
  const { page } = await sightline.visit({ signedIn: true, viewport: { width: w, height: h } });
  for (const form of FIVE_FORMS) {
    await form.open(page); await form.fillHalf(page); await form.fillRest(page);
    for (const [label, text] of [["Quantity","99"],["Speed (km/h)","12.5"],["Altitude (ft)","1e3"],["Dispersal (m)","1e3"],["Heading","1e3"],["Number of Rounds","1000"],["Speed (knots)","99999"],["Target ID","Convoy seven and a half"],["Specify object","x".repeat(62)],["Payload type","y".repeat(61)],["Free text","z".repeat(501)],["Remarks","z".repeat(480)],["Action Taken","z".repeat(520)]] as const) {
      const f = page.getByLabel(label, { exact: true });
      if (await f.count() > 0 && await f.first().isVisible() && (await f.first().evaluate((e) => e.tagName)) !== "SELECT" && await f.first().isEditable()) await f.first().fill(text);
    }
    await page.screenshot({ path: `/tmp/shot-${form.name.replace(/\W/g,"")}-${w}.png`, fullPage: true });
  }
});
