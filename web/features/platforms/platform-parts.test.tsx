import { describe, expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { DrawingMarks, DrawingState, ViewMarks } from "../../domain/platforms/drawing-marks";
import type { Seen } from "../../domain/platforms/features";
import type { Platform } from "../../domain/platforms/platform";
import { markerOf } from "../../domain/platforms/search/marks";
import { findPlatforms, NO_FILTER } from "../../domain/platforms/search/search";
import type { Answer } from "../../domain/platforms/trainer";
import { platformIndex } from "../../lib/platform-index";
import { fakePage } from "../../lib/testing/fake-page";
import { FLEET } from "./testing/fleet";

fakePage();
// Only now: they listen to the window as soon as they are loaded.
const { CueList } = await import("./cue-list");
const { FitList } = await import("./fit-list");
const { SeenRow } = await import("./seen-row");
const { DetailDrawing, StateChoice } = await import("./detail-drawing");
const { BoardStack, DrawingBoard } = await import("./drawing-board");
const { PlatformCard } = await import("./platform-card");
const { PlatformFacts } = await import("./platform-facts");
const { TrainerEnd } = await import("./trainer-end");

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

/** A server's markup without what React marks its seams with. */
const html = (element: ReactNode) => renderToString(element).replaceAll("<!-- -->", "");
const words = (markup: string) => markup.replace(/<[^>]+>/g, "");
const fleet = (id: string) => {
  const found = FLEET.find(({ platformId }) => platformId === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe("a card", () => {
  /** The card of what answers a text best, its markup and what its main button is described by. */
  function cardFor(text: string, part: Partial<Platform> = {}, tellTale?: string) {
    const index = platformIndex(FLEET);
    const filter = { ...NO_FILTER, text };
    const found = findPlatforms(index, filter);
    const [hit] = found.hits;
    if (!hit) throw new Error(`Nothing answers ${text}.`);
    const shown = html(
      <PlatformCard
        hit={{ ...hit, platform: { ...hit.platform, ...part } }}
        marker={markerOf(filter, found)}
        tellTale={tellTale}
        current
        isMarked={false}
        room={null}
        litKeys={null}
        {...{ onSelect: nothing, onDetails: nothing, onHide: nothing, onCompare: nothing }}
        {...{ onFocus: nothing, onKeyDown: nothing }}
      />,
    );
    const [, ids = ""] = /aria-describedby="([^"]*)"/.exec(shown) ?? [];
    const described = ids.split(" ").map((id) => {
      const [, tag = "", inside = ""] =
        new RegExp(`<(\\w+) id="${id}".*?>(.*?)</\\1>`).exec(shown) ?? [];
      return tag && words(inside);
    });
    const marks = [...shown.matchAll(/<mark[^>]*>(.*?)<\/mark>/g)].map(([, mark = ""]) => mark);
    return { shown, described, marks };
  }

  test.each([
    ["bm21", ["BM-21"]],
    ["grad", ["Grad"]],
    ["forty tubes", ["Forty tubes"]],
    ["122 mm rocket launcher", ["Multiple rocket launcher", "122 mm", "MLRS"]],
  ])("for %p marks why it is shown, in name, alias, description and tags: %j", (text, marked) => {
    const { marks } = cardFor(text);
    expect(marks).toEqual(marked);
  });

  test("shows an alias that differs, cut at a comma and whole to the pointer, and none that is its name", () => {
    expect(cardFor("bm21").shown).toMatch(/title="Grad"[^>]*>Grad</);
    const long = "S-300P launcher, SA-10 Grumble, S-300PM launcher";
    expect(cardFor("bm21", { aka: long }).shown).toContain(
      `title="${long}">S-300P launcher, SA-10 Grumble…<`,
    );
    expect(words(cardFor("bm21", { aka: "BM-21" }).shown)).not.toContain("BM-21BM-21");
  });

  test("says first what tells it from those beside it, else its first cue, with what matched in its own marked", () => {
    const said = (...given: Parameters<typeof cardFor>) => words(cardFor(...given).shown);
    const description = "Main battle tank on six evenly spaced road wheels.";
    expect(said("t72")).toContain(`Exhaust at the left rear. ${description}`);
    expect(cardFor("t72 exhaust").marks).toEqual(["T-72", "Exhaust"]);
    const unlike = cardFor("t72 exhaust", {}, "Unlike T-72B3: no exhaust");
    expect(words(unlike.shown)).toContain(`Unlike T-72B3: no exhaust. ${description}`);
    expect(unlike.marks).toEqual(["T-72"]);
    expect(said("t72", { cues: [] })).toContain(`Ural${description}`);
    // In words, beside the other buttons.
    expect(said("t72")).toMatch(/Filter out\W*Details\W*Compare\W*Select/);
  });

  test("shows what it is in tags only where one of them matched", () => {
    expect(cardFor("t72").shown).not.toContain("Tags");
    expect(words(cardFor("t72 tank").shown)).toContain("Tank");
    expect(cardFor("t72 tank").shown).toContain('aria-label="Tags"');
  });

  test("is described with its side, what it was guessed from, and what is not found on it", () => {
    expect(cardFor("bm21").described).toEqual(["BM-21"]);
    expect(cardFor("bm21", { bothSides: true }).described).toEqual([
      "BM-21",
      "Both sides: tell the side by its markings",
    ]);
    expect(cardFor("bm21", { sidcCode: "SFGPUCFR--MQ---" }).described).toEqual([
      "BM-21",
      "Friendly service",
    ]);
    expect(cardFor("bm21 purple lasers", { bothSides: true }).described).toEqual([
      "BM-21",
      "Both sides: tell the side by its markings",
      "Not found: purple, lasers",
    ]);
    expect(cardFor("shlika").described).toEqual(["ZSU-23-4", "Did you mean Shilka?"]);
  });
});

describe("the facts", () => {
  const factsOf = (part: Partial<Platform>) =>
    words(html(<PlatformFacts platform={{ ...fleet("T-72"), ...part }} />));

  test.each<[Partial<Platform>, string | null]>([
    [{ bothSides: true }, "AffiliationBoth sides: tell the side by its markings"],
    [{ sidcCode: "SFGPEVATM-MQ---" }, "AffiliationFriendly service"],
    [{ sidcCode: "SHGPEVATM-MQ---" }, null],
  ])("of %j say whose it is: %p", (part, said) => {
    if (said) expect(factsOf(part)).toContain(said);
    else expect(factsOf(part)).not.toContain("Affiliation");
  });

  test("say what it is, with its code; without one why there is no symbol", () => {
    const said = factsOf({ sidcCode: "SHGPEVATM-MQ---" });
    for (const fact of [
      "SHGPEVATM-MQ---",
      "CategoryArmor",
      "FunctionMain battle tank",
      "Default accuracyCat 2",
      "125 mm",
    ])
      expect(said).toContain(fact);
    const unknown = factsOf({ sidcCode: null, characteristics: [] });
    expect(unknown).toContain("No symbol: platform unknown");
    expect(unknown).not.toContain("Characteristics");
  });
});

describe("a drawing", () => {
  const platform: Platform = {
    ...fleet("T-72"),
    imageUrl: "/images/platforms/T-72?v=1",
    cues: ["Smoke", "Six wheels"],
  };
  const view = (part: Partial<ViewMarks> = {}): ViewMarks => ({
    view: "side",
    state: null,
    alt: "Side view",
    viewBox: [-400, -300, 800, 310],
    parts: [
      { name: "wheel", areas: "M0 0", lines: "" },
      { name: "turret", areas: "M1 1", lines: "" },
    ],
    cues: [{ cue: "Six wheels", parts: [0], at: [10, -20], to: [0, 0] }],
    differences: [],
    same: [],
    ...part,
  });
  const marks = (views: ViewMarks[], unitsPerCm = 1): DrawingMarks => ({
    unitsPerCm,
    alike: [],
    views,
  });
  const drawing = (of: DrawingMarks, litCues: string[] = [], state: DrawingState | null = null) =>
    html(<DetailDrawing platform={platform} marks={of} state={state} litCues={litCues} />);
  const choice = (of: DrawingMarks) =>
    html(<StateChoice marks={of} state={null} onChange={nothing} />);

  test.each([0.4, 1, 2, 4])(
    "of %p units a centimetre has a man of 1.8 m beside it, at its scale",
    (unitsPerCm) => {
      const shown = drawing(marks([view()], unitsPerCm));
      expect(shown).toContain("1.8 m");
      expect(shown).toContain(`scale(${unitsPerCm})`);
      // His board is as large in centimetres as in the drawing's units.
      const [, , width = 0, height = 0] =
        /<svg viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(shown)?.slice(1).map(Number) ?? [];
      for (const [size, units] of [
        ["w", width],
        ["h", height],
        ["drawn", 800],
      ] as const)
        expect(Number(new RegExp(`--${size}:([\\d.]+)`).exec(shown)?.[1])).toBeCloseTo(
          units / unitsPerCm,
          5,
        );
      expect(height / unitsPerCm).toBeGreaterThan(180);
    },
  );

  test("beside one of another size stands to one scale with it", () => {
    const boards = [
      { ...view(), unitsPerCm: 4 },
      { ...view(), unitsPerCm: 2 },
    ];
    const shown = html(
      <BoardStack stacks={[boards]}>
        {boards.map((board) => (
          <DrawingBoard key={board.unitsPerCm} platform={platform} marks={board} lit={[]} />
        ))}
      </BoardStack>,
    );
    const sizes = (name: string) =>
      [...shown.matchAll(new RegExp(`--${name}:([\\d.]+)`, "g"))].map(([, size]) => Number(size));
    const [small = 0, large = 0] = sizes("w");
    expect(sizes("drawn")).toEqual([200, 400]);
    expect(sizes("widest")).toEqual([large]);
    expect(sizes("tall")).toEqual([sizes("h").reduce((sum, height) => sum + height)]);
    expect(large).toBeGreaterThan(small);
  });

  test("of what a hand holds has none, whom nobody could see beside it", () => {
    const shown = drawing(marks([view()], 10));
    expect(shown).not.toContain("1.8 m");
    expect(shown).toContain('viewBox="-400 -300 800 310"');
  });

  test("lights what the cues mean in each view, with their numbers; what its record does not say has none", () => {
    const above = view({ view: "above", alt: "From above", parts: view().parts.slice(0, 1) });
    const foreign = { cue: "Eight wheels", parts: [1], at: [0, 0], to: null } as const;
    const of = marks([view({ cues: [...view().cues, foreign] }), above]);
    const lit = (litCues: string[]) =>
      [...drawing(of, litCues).matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);
    expect(lit([])).toEqual([]);
    expect(lit(["Six wheels"])).toEqual(["wheel", "wheel"]);
    expect(lit(["Six wheels", "Eight wheels"])).toEqual(["wheel", "turret", "wheel"]);
    expect([...drawing(of).matchAll(/<span[^>]*>(\d)<\/span>/g)].map(([, n]) => n)).toEqual([
      "2",
      "2",
    ]);
    // Beside a small part, with a line to it.
    expect(drawing(of)).toContain('d="M10,-20L0,0"');
    expect(words(drawing(of))).toContain("From the side");
    const list = html(
      <CueList
        cues={platform.cues}
        marks={of}
        kept="Six wheels"
        onPoint={nothing}
        onKeep={nothing}
      />,
    );
    expect([...list.matchAll(/<button[^>]*aria-pressed="true"/g)]).toHaveLength(1);
    expect(words(list)).toBe("1Smoke2Six wheels");
  });

  test("of what folds is chosen by its state, at the scale of the larger; what has one state has no choice", () => {
    const march = view({
      view: "other-side",
      state: "march",
      alt: "On the march",
      viewBox: [-600, -100, 1200, 110],
    });
    const of = marks([view({ state: "ready" }), march]);
    const shown = (state: DrawingState | null) =>
      /data-view="([\w-]+)"/.exec(drawing(of, [], state))?.[1];
    expect([shown(null), shown("ready"), shown("march")]).toEqual(["side", "side", "other-side"]);
    const size = (state: DrawingState) =>
      /--widest:[\d.]+;--tall:[\d.]+;--boards:\d/.exec(drawing(of, [], state))?.[0];
    expect(size("march")).toBe(size("ready") ?? "");
    expect(words(choice(of))).toContain("ReadyOn the march");
    expect(choice(marks([view(), view({ view: "above" })]))).toBe("");
  });
});

describe("the trainer's end", () => {
  const [tank, grad, prima] = [fleet("T-72"), fleet("BM-21"), fleet("9A51")];
  const answer = (platform: Platform, given: Platform): Answer => ({
    question: { platform, names: [platform, given], marks: null, view: null, isWhiteHot: false },
    given,
  });
  const end = (answers: Answer[]) =>
    words(html(<TrainerEnd answers={answers} onMore={nothing} onStop={nothing} />));

  test("tells what was right and what was taken for what; what was wrong is asked again", () => {
    expect(end([answer(tank, tank), answer(grad, prima), answer(tank, tank)])).toBe(
      "Ten more of thoseStopLook at againBM-21, taken for 9A51BM-219A51RightT-72",
    );
    expect(end([answer(tank, tank)])).toBe("Ten moreStopRightT-72");
  });

  test("without a question says that there is nothing to ask", () => {
    expect(end([])).toBe(
      "Nothing to ask: there is no picture of these, or no other name to choose.Stop",
    );
  });
});
