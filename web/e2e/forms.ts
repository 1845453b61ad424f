/**
 * Every report form as an operator uses it, derived from the registry: a new format is covered by the general checks
 * at once. The previews and a unit's own format are included.
 */
import type { Page } from "@playwright/test";
import { PREVIEW_DOCUMENTS } from "../domain/formats/all-documents";
import { formatDefinitionOf } from "../domain/formats/built-in";
import type { FormatDefinition } from "../domain/formats/definition";
import { numberRule, otherOf, textLimit } from "../domain/formats/field-kinds";
import type { FieldOf, Format, FormatField, FormatForm } from "../domain/formats/format";
import { OTHER } from "../domain/formats/format";
import { rowName } from "../domain/formats/format-fields";
import { BUILT_IN_REPORTS, ownReport, type Report } from "../domain/reports/registry";
import { EMPTY_PROFILE } from "../domain/sign-in/profile";
import { choose, choosePlatform, fillPoint, formPath, openForm } from "./operator";
import { SPOT } from "./unit-format";

/** A report form, as an operator works in it. */
export interface FormUnderTest {
  report: Report;
  /** Opens it from wherever in the application the page is. */
  open(page: Page): Promise<void>;
  /** Fills in a half of it, the free text among it: no report yet. */
  fillHalf(page: Page): Promise<void>;
  /** Fills in what is then missing, and what need not be there. */
  fillRest(page: Page): Promise<void>;
  /** Shows the fields that a choice brings. */
  showAll(page: Page): Promise<void>;
  /** Every field of one line that is then shown, by their labels and in the form's order. */
  lines: readonly string[];
  /** A field of several lines. */
  remarks: string;
  /** Its map: the button that opens it, and its title. */
  map: { button: string; title: string };
}

const MAPS = {
  selector: { button: "Open map", title: "Map Selector" },
  picker: { button: "Open map", title: "Map Selector" },
  "hlr-viewer": { button: "Open map", title: "HLR map" },
  "gmti-map": { button: "Enter Map View", title: "GMTI Map View" },
};

const GZD = "34UFE";
const DIGITS = "1234567890";

/** The free text of a half-filled form. */
const begun = ({ type }: Report): string => `${type.toLowerCase()} begun`;

const main = (page: Page) => page.getByRole("main");
const labelled = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** Chooses in a row, a list or among buttons. */
async function chooseIn(page: Page, { label }: FieldOf<"choice">, choice: string): Promise<void> {
  const row = main(page).getByRole("radiogroup", { name: label, exact: true });
  const buttons = main(page).getByRole("group", { name: label, exact: true });
  const list = main(page).getByRole("combobox", { name: label, exact: true });
  await row.or(buttons).or(list).waitFor();
  if (await row.isVisible()) await row.getByRole("radio", { name: choice, exact: true }).check();
  else if (await buttons.isVisible())
    await buttons.getByRole("button", { name: choice, exact: true }).click();
  else await choose(page, label, choice, main(page));
}

/** The choice that brings most of the other fields. */
function widestChoice(definition: FormatDefinition, field: FieldOf<"choice">): string {
  const empty = definition.fresh(EMPTY_PROFILE);
  const labels = field.choices.map((choice) =>
    typeof choice === "string" ? choice : choice.label,
  );
  const values = field.choices.map((choice) =>
    typeof choice === "string" ? choice : (choice.value ?? choice.label),
  );
  const shownBy = (value: string) =>
    definition.fields.all.filter((each) =>
      definition.fields.isShown({ ...empty, [field.id]: value }, each),
    ).length;
  const shown = values.map(shownBy);
  const most = Math.max(...shown);
  // Where it makes no difference, the one that asks for a text.
  if (field.other !== undefined && Math.min(...shown) === most) return OTHER;
  return labels[shown.indexOf(most)] ?? "";
}

const textIn = ({ label }: FormatField, limit: number) => label.toLowerCase().slice(0, limit);

/** How many: one, where as many rows follow, so that each label stands there once. */
const countOf = ({ fields }: FormatDefinition, { id }: FormatField): number =>
  fields.all.some((field) => field.kind === "rows" && field.follows === id) ? 1 : 4;

/** Fills a field as an operator would, with something of its kind. */
async function fillField(page: Page, definition: FormatDefinition, field: FormatField) {
  const box = labelled(page, field.label);
  switch (field.kind) {
    case "text":
      return box.fill(textIn(field, textLimit(field)));
    case "remarks":
      return box.fill(textIn(field, textLimit(field)));
    case "number": {
      const { min, max } = numberRule(field);
      return box.fill(String(Math.min(max, Math.max(min, field.thousands ? 1500 : 30))));
    }
    case "quantity":
      return main(page)
        .getByRole("spinbutton", { name: field.label, exact: true })
        .fill(String(countOf(definition, field)));
    case "heading":
      return main(page).getByRole("spinbutton", { name: field.label, exact: true }).fill("45");
    case "choice": {
      const chosen = widestChoice(definition, field);
      await chooseIn(page, field, chosen);
      const other = otherOf(field);
      if (chosen === OTHER && other) await labelled(page, other.label).fill("something else");
      return;
    }
    case "grid":
      return fillPoint(page, field.label, GZD, DIGITS);
    case "dtg":
      return box.fill("201215ZNov26");
    case "target-number":
      return box.fill("QX0001");
    case "platform":
      return choosePlatform(page, "BM-21");
    case "rows":
      await fillPoint(page, rowName(field, 1), GZD, DIGITS);
      for (const each of field.fields) {
        if (each.kind !== "grid") await fillField(page, definition, each);
      }
      return;
    case "distance":
    case "count":
      return;
  }
}

function linesOf(fields: readonly FormatField[], chosen: FormatForm): string[] {
  return fields.flatMap((field) => {
    switch (field.kind) {
      case "remarks":
      case "distance":
      case "platform":
        return [];
      case "rows":
        return linesOf(field.fields, chosen);
      case "grid":
        return ["GZD", "Coordinates"];
      case "choice": {
        const other = otherOf(field);
        return other && chosen[field.id] === OTHER ? [other.label] : [];
      }
      default:
        return [field.label];
    }
  });
}

function mapOf({ tools = [], panels }: Format): FormUnderTest["map"] {
  for (const { tool } of tools) {
    if (tool === "hlr-viewer" || tool === "gmti-map") return MAPS[tool];
  }
  const isOfRows = panels.some(({ fields }) => fields.some(({ kind }) => kind === "rows"));
  return isOfRows ? MAPS.selector : MAPS.picker;
}

function ofFormat(report: Report, definition: FormatDefinition): FormUnderTest {
  const { format, fields } = definition;
  const chosen = definition.fresh(EMPTY_PROFILE);
  for (const field of fields.all) {
    if (field.kind !== "choice") continue;
    const label = widestChoice(definition, field);
    const choice = field.choices.find((each) => typeof each !== "string" && each.label === label);
    chosen[field.id] = typeof choice === "object" ? (choice.value ?? label) : label;
  }
  const quantities = fields.all.filter(({ kind }) => kind === "quantity");
  for (const field of quantities) chosen[field.id] = countOf(definition, field);
  const shown = fields.all.filter((field) => fields.isShown(chosen, field));
  const remarks = shown.find(({ kind }) => kind === "remarks");
  if (!remarks) throw new Error(`${report.type} has no field of several lines.`);
  const half = Math.ceil(shown.length / 2);
  const fill = async (page: Page, some: readonly FormatField[]) => {
    for (const field of some) if (field !== remarks) await fillField(page, definition, field);
  };
  const [first] = shown;
  return {
    report,
    async open(page) {
      await page.getByRole("link", { name: report.linkName, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: format.title, exact: true }).waitFor();
      await main(page)
        .getByText(first?.label ?? "", { exact: true })
        .first()
        .waitFor();
    },
    async fillHalf(page) {
      await fill(page, shown.slice(0, half));
      await labelled(page, remarks.label).fill(begun(report));
    },
    fillRest: (page) => fill(page, shown.slice(half)),
    showAll: (page) =>
      fill(
        page,
        shown.filter(({ kind }) => kind === "choice" || kind === "quantity"),
      ),
    lines: linesOf(shown, chosen),
    remarks: remarks.label,
    map: mapOf(format),
  };
}

const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const check = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).check();

function sighting(report: Report): FormUnderTest {
  return {
    report,
    open: (page) => openForm(page, "BM-21"),
    async fillHalf(page) {
      await quantity(page).fill("2");
      await check(page, "Moving");
      await page.getByLabel("Free text").fill(begun(report));
    },
    async fillRest(page) {
      await choose(page, "Direction", "Northeast");
      await page.getByLabel("Speed (km/h)").fill("25");
      await check(page, "Open");
      await page.getByLabel("GZD").fill(GZD);
      await page.getByLabel("Coordinates").fill(DIGITS);
      await page.getByLabel("Altitude (ft)").fill("512");
      await page.getByLabel("Dispersal (m)").fill("240");
    },
    async showAll(page) {
      await page.getByRole("button", { name: "Increase quantity" }).click();
      await check(page, "Moving");
    },
    lines: ["Quantity", "Speed (km/h)", "GZD", "Coordinates", "Altitude (ft)", "Dispersal (m)"],
    remarks: "Free text",
    map: MAPS.selector,
  };
}

const formOf = (report: Report): FormUnderTest =>
  report.format ? ofFormat(report, formatDefinitionOf(report.format)) : sighting(report);

const PREVIEWS = PREVIEW_DOCUMENTS.map(ownReport);

/** The forms that the operator switches on. */
export const PREVIEW_FORMS: readonly FormUnderTest[] = PREVIEWS.map(formOf);

/** The built-in forms, in the log's order. */
export const BUILT_IN_FORMS: readonly FormUnderTest[] = BUILT_IN_REPORTS.map(formOf);

const OWN_FORM = formOf(ownReport(SPOT));

/**
 * All of them: those that the operator switches on, and one of a unit's own, among them. A test of
 * all has `test.use({ startedWith: { formats: [SPOT] } })` and visits with `previews`.
 */
export const FORMS: readonly FormUnderTest[] = [...BUILT_IN_FORMS, ...PREVIEW_FORMS, OWN_FORM];

/** The operator has switched the previews on. */
export const PREVIEWS_ON = { previews: PREVIEWS.map(({ format }) => format?.id ?? "") };

/** The form of a type of report. */
export function formOfType(type: string): FormUnderTest {
  const found = FORMS.find(({ report }) => report.type === type);
  if (!found) throw new Error(`There is no form ${type}.`);
  return found;
}

/**
 * The Sighting, a built-in form that is made of a document, and a unit's own that has every other kind of field: all
 * forms but the Sighting are one screen, so what holds of these holds of each.
 */
export const FORMS_OF_EVERY_KIND: readonly FormUnderTest[] = [
  formOfType("Sighting"),
  formOfType("HLR"),
  OWN_FORM,
];

/** Where a form opens by its address. */
export const pathOf = ({ report }: FormUnderTest): string =>
  report.format ? report.path : formPath("BM-21");

/** The message as the form shows it. */
export const previewOf = (page: Page) => page.getByRole("region", { name: "Live Message Preview" });

/** The copy button of a report that is ready. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit & Copy to clipboard", disabled: false }).waitFor();
}
