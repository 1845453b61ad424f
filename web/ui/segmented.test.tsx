import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { Segmented } from "./segmented";

const CHOICES = ["Vehicle", "Artillery", "Other"].map((value) => ({ value, label: value }));

test.each([
  ["", "Vehicle"],
  ["Other", "Other"],
])("with %j chosen Tab stops at %s alone, from both sides", (value, stop) => {
  const html = renderToString(
    <Segmented label="Target Type" value={value} choices={CHOICES} onChange={() => {}} />,
  );
  const stops = [...html.matchAll(/<input[^>]*tabindex="0"[^>]*>/gi)];
  expect(stops.map(([input]) => /value="(\w+)"/.exec(input)?.[1])).toEqual([stop]);
});
