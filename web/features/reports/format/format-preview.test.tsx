import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { BUILT_IN_DOCUMENTS } from "../../../domain/formats/all-documents";
import { formatDefinition } from "../../../domain/formats/definition";
import { sampleMessage } from "../../../domain/formats/sample";
import { fakePage } from "../../../lib/testing/fake-page";

const page = fakePage();
// Only now: the shortcuts listen to the window as soon as they are loaded.
const { FormatPreview } = await import("./format-preview");

test.each(BUILT_IN_DOCUMENTS.map((format) => [format.name, format] as const))(
  "the preview of %s has its fields, what is missing and a sample message, and is kept nowhere",
  (_, format) => {
    const shown = renderToString(<FormatPreview format={format} />).replaceAll("&#x27;", "'");
    const definition = formatDefinition(format);
    const first = definition.fields.all.find(({ kind }) => kind !== "distance");
    expect(shown).toContain(first?.label ?? "");
    for (const { title } of format.panels) if (title) expect(shown).toContain(title);
    const labels = format.panels.flatMap(({ fields }) => fields.map(({ label }) => label));
    const headings = [...shown.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings.filter((heading) => labels.some((label) => label === heading))).toEqual([]);
    expect(shown).toContain("— missing");
    expect(shown).toContain(sampleMessage(definition));
    expect(page.keys()).toEqual([]);
  },
);
