import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { MadeCodes } from "./codes";

const words = (html: string) => html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ");

test("reports that are too many for codes have another way", () => {
  expect(words(renderToString(<MadeCodes codes={null} reports={100_000} />)).trim()).toBe(
    "These reports are too many for codes. Hand them over as a file, or filter the log.",
  );
});

test("codes run at one of four speeds, at first four a second", () => {
  const html = renderToString(<MadeCodes codes={["one", "two", "three"]} reports={1200} />);
  const speeds = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => [
    /value="(\d+)"/.exec(input)?.[1],
    input.includes('checked=""'),
  ]);
  expect(speeds).toEqual([
    ["1", false],
    ["2", false],
    ["4", true],
    ["8", false],
  ]);
  expect(words(html)).toContain("1,200 reports");
  expect(words(html)).toContain("Code 1 of 3, repeats every 1 s");
});
