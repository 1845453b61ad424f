import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../testing/app";
import { start } from "../testing/executable";
import { EXECUTABLE, runToEnd } from "../testing/process";

const MOST = 50_000;
const MARKUP = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

/** Possible contents of a spreadsheet cell, each for a different reason. */
const descriptions = [
  "Plain",
  'Forty "tubes"',
  "In two,\nlines",
  "On Windows;\r\nin two lines",
  MARKUP,
  '=HYPERLINK("http://evil.example")',
];
const description = (at: number) => descriptions[at % descriptions.length] ?? "";

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A list as a spreadsheet on Windows writes it. */
function spreadsheet(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `P/${at},${quoted(description(at))},Test,Armor,Cat 1\r\n`,
  );
  return `\ufeffplatformId,description,function,category,gridUnit\r\n${rows.join("")}`;
}

const bring = (cwd: string) =>
  runToEnd({ program: EXECUTABLE, args: ["import", "list.csv", "--data", "data"], cwd });

test("a CSV of 50,000 rows with quotes, line breaks and markup is taken whole; one row more is not", async () => {
  using folder = temporaryFolder();
  const list = join(folder.path, "list.csv");
  writeFileSync(list, spreadsheet(MOST));
  expect(await bring(folder.path)).toMatchObject({
    status: 0,
    stdout: `Imported ${MOST} platforms.\n`,
    stderr: "",
  });

  writeFileSync(list, spreadsheet(MOST + 1).replaceAll(",Test,", ",Another,"));
  expect(await bring(folder.path)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "A list holds at most 50,000 platforms.\nNothing was imported.\n",
  });

  await using server = await start(folder.path);
  const answer = await fetch(`${server.address}/api/vehicles`);
  expect(answer.headers.get("content-type")).toStartWith("application/json");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const vehicles: { platformId: string; description: string; function: string }[] =
    await answer.json();
  const imported = vehicles.filter(({ platformId }) => platformId.startsWith("P/"));
  expect(imported).toHaveLength(MOST);
  const wrong = imported.filter(
    (one) =>
      one.function !== "Test" || one.description !== description(Number(one.platformId.slice(2))),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
}, 60_000);
