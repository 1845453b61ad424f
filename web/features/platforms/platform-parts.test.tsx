import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import type { Seen } from "../../domain/platforms/features";
import { FitList } from "./fit-list";
import { SeenRow } from "./seen-row";

const EIGHT: Seen = { feature: "gear", value: "8" };

const nothing = () => {};

test("the row has a button for everything that can be seen, pressed in where it is set; one is a Tab stop", () => {
  const seen: Seen[] = [EIGHT, { feature: "gun", value: "missiles", isNot: true }];
  const html = renderToString(
    <SeenRow
      row={{ current: null }}
      seen={seen}
      onToggle={nothing}
      onLeave={nothing}
      onDown={nothing}
    />,
  );
  const buttons = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>(.*?)<\/button>/g)];
  const words = buttons.map(([, , inside = ""]) => inside.replace(/<[^>]+>|<!-- -->/g, ""));
  expect(words.join(" ")).toBe(
    "Wheels 4 6 8 Tracks Yes No Long Short Autocannon Machine gun Tubes no Missiles None Boat Box Truck Yes No Yes No",
  );
  expect(words.filter((_, at) => buttons[at]?.[1] === "true")).toEqual(["8", "no Missiles"]);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
});

test("a card tells first what it lacks, then what is not told, then what it has, in words and signs", () => {
  const html = renderToString(
    <FitList
      fits={[
        { seen: EIGHT, fit: "has" },
        { seen: { feature: "turret", value: "no" }, fit: "lacks" },
        { seen: { feature: "gun", value: "autocannon" }, fit: "unknown" },
      ]}
    />,
  );
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inside = ""]) => inside);
  expect(items.map((each) => each.replace(/<[^>]+>|<!-- -->/g, ""))).toEqual([
    "lacks No turret",
    "not told: Autocannon",
    "has 8 wheels",
  ]);
  expect(new Set(items.map((each) => /<svg[^>]*class="([^"]*)"/.exec(each)?.[1])).size).toBe(3);
});
