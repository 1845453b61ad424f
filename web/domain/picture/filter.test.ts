import { expect, test } from "bun:test";
import { isShown, SOURCES, type Source } from "./filter";

const own = { reportType: "HLR" };
const received = { ...own, received: true };
const isTest = { ...own, isTestData: true };

test.each<[string, object, Source[]]>([
  ["own", own, ["all", "own"]],
  ["received", received, ["all", "received"]],
  ["test", isTest, ["test"]],
  ["received test", { ...received, ...isTest }, ["test"]],
])("a report that is %s", (_, entry, sources) => {
  const shown = (type: string | null) =>
    SOURCES.filter((source) => isShown({ ...own, ...entry }, { type, source }));
  expect([shown(null), shown("HLR"), shown("GMTI")]).toEqual([sources, sources, []]);
});
