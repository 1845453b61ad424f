import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { readReport } from "../../../domain/reports/positions";
import { fakePage } from "../../../lib/testing/fake-page";

fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { RowNotes } = await import("./row-notes");

const MESSAGE =
  "SIGHTING WK21-AAAA01 // DTG 201230ZNov26 // ASSET Puma // 1 X T-72 // GRID 34UFE 12345 67890 CAT 1 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1////";

function notes(side: "hostile" | "friendly"): string {
  const entry = {
    ...{ id: "1", reportType: "Sighting", timestamp: "2026-11-20T12:30:00Z" },
    ...{ description: `1 × T-72, ${side}`, message: MESSAGE, fullMessage: MESSAGE },
    formData: { side },
  };
  const report = readReport(entry, []);
  const said = { title: "", clock: "", isTest: false, isReceived: false };
  return renderToString(<RowNotes {...{ id: "1", entry, report, signs: [], ...said }} />);
}

test("a row that says friendly says that the message does not", () => {
  expect(notes("friendly")).toContain("Friendly: not in the message");
  expect(notes("hostile")).not.toContain("not in the message");
});
