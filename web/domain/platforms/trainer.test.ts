import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { seeded } from "../testing/seeded";
import type { DrawingMarks, DrawingView } from "./drawing-marks";
import type { Platform } from "./platform";
import {
  chooseSubjects,
  makeQuestions,
  readMistakes,
  type Scope,
  type Subject,
  withMistake,
  wrongNames,
} from "./trainer";

interface Given {
  confused?: readonly string[];
  told?: string;
  category?: Platform["category"];
  sidc?: string;
  image?: string | null;
}

let lastId = 0;

function platform(platformId: string, given: Given = {}): Platform {
  const { confused = [], told = "its turret", category = "Armor", sidc = "SHG" } = given;
  lastId += 1;
  return {
    id: lastId,
    platformId,
    aka: "",
    otherNames: [],
    description: "",
    function: "",
    category,
    subCategory: null,
    characteristics: [],
    gridUnit: "Cat 1",
    sidcCode: `${sidc}PEVATM-MQ---`,
    bothSides: false,
    cues: [],
    confusedWith: confused.map((other) => ({ platformId: other, tellApart: told })),
    imageUrl: given.image === undefined ? `/images/platforms/${platformId}.svg` : given.image,
    imageAlt: null,
    features: null,
  };
}

function marks(
  views: readonly DrawingView[],
  alike: string[] = [],
  same: string[] = [],
): DrawingMarks {
  const one = {
    state: null,
    alt: "",
    viewBox: [0, 0, 1, 1],
    parts: [],
    cues: [],
    differences: [],
  } as const;
  return { unitsPerCm: 1, alike, views: views.map((view) => ({ ...one, view, same })) };
}

const FLEET = [
  platform("T-55", { confused: ["T-62", "T-72", "T-80"] }),
  platform("T-62", { confused: ["T-55"] }),
  platform("T-72", { confused: ["T-80"] }),
  platform("T-80"),
  platform("Leopard", { confused: ["T-72"], sidc: "SFG" }),
  platform("Marder", { sidc: "SFG" }),
  platform("BM-21", { category: "Artillery" }),
  platform("Bare", { image: null }),
  platform("Unknown", { category: "Unknown" }),
];
const ALL: Scope = { is: "all" };
const isPhoto = (url: string) => url.startsWith("/photos/");
const ids = (platforms: readonly Platform[]) => platforms.map(({ platformId }) => platformId);
const byId = (platformId: string) => {
  const found = FLEET.find((each) => each.platformId === platformId);
  if (!found) throw new Error(platformId);
  return found;
};
const subject = (platformId: string, views: readonly DrawingView[] = ["side"]): Subject => ({
  platform: byId(platformId),
  marks: marks(views),
});
const wrongOf = (one: Subject, scope: Scope = ALL, seed = 1) =>
  ids(wrongNames(one, one.marks?.views[0] ?? null, FLEET, scope, seeded(seed)));

describe("what a run asks for", () => {
  const chosen = (scope: Scope, fleet: readonly Platform[] = FLEET) =>
    ids(chooseSubjects(fleet, scope, isPhoto, seeded(7))).sort();

  test("has a picture, and is no Unknown", () => {
    expect(chosen(ALL)).toEqual(["BM-21", "Leopard", "Marder", "T-55", "T-62", "T-72", "T-80"]);
  });

  test("is of the category, looks like one of the other side, or was confused", () => {
    expect(chosen({ is: "category", category: "Artillery" })).toEqual(["BM-21"]);
    expect(chosen({ is: "sides" })).toEqual(["Leopard", "T-72"]);
    const mistakes = [{ shown: "T-62", takenFor: "T-55" }];
    expect(chosen({ is: "mistakes", mistakes })).toEqual(["T-55", "T-62"]);
  });

  test("is ten platforms at most, those with a photograph first", () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      platform(`P-${at}`, at < 3 ? { image: `/photos/${at}.jpg` } : {}),
    );
    const ten = ids(chooseSubjects(many, ALL, isPhoto, seeded(3)));
    expect(ten).toHaveLength(10);
    expect(new Set(ten.slice(0, 3))).toEqual(new Set(["P-0", "P-1", "P-2"]));
  });
});

describe("the wrong names", () => {
  test("are look-alikes, named by either of the two", () => {
    expect(wrongOf(subject("T-55")).sort()).toEqual(["T-62", "T-72", "T-80"]);
    expect(wrongOf(subject("T-80")).slice(0, 2).sort()).toEqual(["T-55", "T-72"]);
  });

  test("come from outlines that overlap before the look-alikes of look-alikes", () => {
    const one = { platform: byId("T-62"), marks: marks(["side"], ["Marder", "BM-21"]) };
    expect(wrongOf(one)).toEqual(["T-55", ...wrongOf(one).slice(1)]);
    expect(wrongOf(one).slice(1).sort()).toEqual(["BM-21", "Marder"]);
    expect(wrongOf(subject("T-62")).sort()).toEqual(["T-55", "T-72", "T-80"]);
  });

  test("are of the same category where nothing looks like it, and then of any", () => {
    expect(wrongOf(subject("Marder"))).not.toContain("BM-21");
    expect(wrongOf(subject("BM-21"))).toHaveLength(3);
  });

  test("hold none that the view does not tell it from, and none that no eye tells from it", () => {
    const same = { platform: byId("T-55"), marks: marks(["side"], [], ["T-62"]) };
    const twin = platform("2B17", { confused: ["T-55"], told: "T-55: cannot be told apart" });
    for (let seed = 0; seed < 50; seed++) {
      expect(wrongOf(same, ALL, seed)).not.toContain("T-62");
      for (const [one, other] of [
        [byId("T-55"), twin],
        [twin, byId("T-55")],
      ] as const) {
        const names = wrongNames(
          { platform: one, marks: null },
          null,
          [...FLEET, twin],
          ALL,
          seeded(seed),
        );
        expect(ids(names)).not.toContain(other.platformId);
      }
    }
  });

  test("begin with what the run is about", () => {
    const mistakes = [{ shown: "BM-21", takenFor: "T-55" }];
    expect(wrongOf(subject("T-55"), { is: "mistakes", mistakes })[0]).toBe("BM-21");
    expect(wrongOf(subject("T-72"), { is: "sides" })[0]).toBe("Leopard");
  });
});

describe("the questions", () => {
  const questionsOf = (subjects: readonly Subject[], scope: Scope = ALL, fleet = FLEET) =>
    makeQuestions(subjects, fleet, scope, seeded(5));

  test("are ten, each platform once before any comes again", () => {
    const asked = questionsOf(["T-55", "T-62", "T-72"].map((id) => subject(id, ["side", "above"])));
    expect(asked).toHaveLength(10);
    expect(ids(asked.slice(0, 6).map((each) => each.platform))).toEqual([
      ...["T-55", "T-62", "T-72"],
      ...["T-55", "T-62", "T-72"],
    ]);
    expect(asked[0]?.view?.view).not.toBe(asked[3]?.view?.view);
  });

  test("of one platform alone are as many as it has pictures", () => {
    expect(questionsOf([subject("T-55", ["side", "above"])])).toHaveLength(2);
  });

  test("are none without a platform, or without another name", () => {
    expect(questionsOf([])).toEqual([]);
    expect(questionsOf([subject("T-55")], ALL, [byId("T-55")])).toEqual([]);
  });

  test("have the right name once among four, whatever the chance; a photograph is never white-hot", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const photo = { platform: platform("Own", { image: "/photos/own.jpg" }), marks: null };
        const asked = makeQuestions([photo, subject("T-55")], FLEET, ALL, seeded(seed));
        for (const { platform: right, names, view, isWhiteHot } of asked) {
          expect(names.filter((name) => name === right)).toHaveLength(1);
          expect(new Set(names).size).toBe(4);
          if (view === null) expect(isWhiteHot).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test("a mistake is kept once, whichever of the two was shown, the newest first", () => {
  const first = { shown: "T-62", takenFor: "T-55" };
  const other = { shown: "T-80", takenFor: "T-72" };
  const again = { shown: "T-55", takenFor: "T-62" };
  expect(withMistake(withMistake(withMistake([], first), other), again)).toEqual([again, other]);
});

test("kept mistakes are read back, and what is none is left out", () => {
  const mistake = { shown: "T-62", takenFor: "T-55" };
  expect(readMistakes([mistake, { shown: "T-80" }, null, "T-72"])).toEqual([mistake]);
  for (const damaged of [undefined, {}, "T-62", 7]) expect(readMistakes(damaged)).toEqual([]);
});
