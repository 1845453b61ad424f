import { describe, expect, test } from "bun:test";
import { DOMParser, onWarningStopParsing } from "@xmldom/xmldom";
import { expectOfEach } from "../../../web/domain/testing/of-each";
import { PALETTES, painted } from "./palettes";
import { renderSilhouette, renderView, viewOf, viewsOf } from "./render";
import type { SilhouetteSpec } from "./spec";
import { SPECS } from "./specs";
import { count } from "./words";

const LIMIT = 6000;

/** Drawn from the side. */
const renderSpec = (spec: SilhouetteSpec) => renderView({ spec, isPlan: false, state: spec.state ?? null });

const all = Object.entries(SPECS).flatMap(([id, spec]) =>
  viewsOf(spec).map((view) => {
    const rendered = renderSilhouette(id, view);
    const shown = viewOf(spec, view);
    if (!rendered || !shown) throw new Error(`${id} has a spec but no drawing`);
    const svg = painted(rendered.svg, PALETTES.day);
    return { id, view, svg, alt: rendered.alt, ...shown };
  }),
);
/** As on the cards. */
const drawn = all.filter(({ view }) => view === "side");

const ofEachDrawing = (holds: (drawing: (typeof all)[number]) => void) => expectOfEach(all, ({ id, view }) => `${id}, ${view}`, holds);

/** All elements of an SVG, in order, and their attributes. Throws for whatever is not well-formed. */
function readSvg(svg: string) {
  // The parser overlooks this one fault.
  if (/&(?!(?:amp|lt|gt|quot);)/.test(svg)) throw new SyntaxError("a bare &");
  const parser = new DOMParser({ onError: onWarningStopParsing });
  return [...parser.parseFromString(svg, "image/svg+xml").getElementsByTagName("*")].map(({ tagName, attributes }) => ({
    name: tagName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }): [string, string] => [name, value])),
  }));
}

/** The extreme coordinates of an SVG's paths and circles, control points included. */
function reach(elements: ReturnType<typeof readSvg>): { x: number[]; y: number[] } {
  const [x, y]: [number[], number[]] = [[], []];
  for (const { name, attributes } of elements) {
    if (name === "circle") {
      const [cx = Number.NaN, cy = Number.NaN, r = Number.NaN] = ["cx", "cy", "r"].map((each) => Number(attributes[each]));
      x.push(cx - r, cx + r);
      y.push(cy - r, cy + r);
    }
    if (name !== "path") continue;
    const numbers = (attributes.d ?? "").match(/-?\d+(?:\.\d+)?/g) ?? [];
    numbers.forEach((n, i) => {
      (i % 2 === 0 ? x : y).push(Number(n));
    });
  }
  return { x, y };
}

function viewBox(svg: string): [x: number, y: number, w: number, h: number] {
  const [x = 0, y = 0, w = 0, h = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  return [x, y, w, h];
}

test("what is not well-formed is refused", () => {
  for (const inner of ["<g>", "</g>", "<g></path>", '<g id="a" id="b"/>', "a & b", "&nbsp;", '<g id="a<b"/>', "</svg>x"])
    expect(() => readSvg(`<svg>${inner}</svg>`)).toThrow();
});

describe("every drawing", () => {
  test("is well-formed, small and free of styles, scripts and ids", () => {
    ofEachDrawing(({ svg }) => {
      expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT);
      const elements = readSvg(svg);
      expect([...new Set(elements.map(({ name }) => name))].toSorted()).toEqual(
        elements.some(({ name }) => name === "circle") ? ["circle", "g", "path", "rect", "svg", "title"] : ["g", "path", "rect", "svg", "title"],
      );
      for (const { attributes } of elements) {
        expect("style" in attributes || "id" in attributes || "href" in attributes).toBe(false);
      }
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e[+-]\d/);
    });
  });

  test("takes its colours from a palette alone", () => {
    ofEachDrawing(({ svg }) => {
      const colours = new Set<string>([...Object.values(PALETTES.day), "none"]);
      for (const [, colour = ""] of svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
        expect(colours).toContain(colour);
      }
    });
  });

  test("lies within a view box of a sensible size, standing on the ground line", () => {
    ofEachDrawing(({ svg, isPlan }) => {
      const [x, y, w, h] = viewBox(svg);
      const all = reach(readSvg(svg));
      expect(Math.min(...all.x)).toBeGreaterThanOrEqual(x);
      expect(Math.max(...all.x)).toBeLessThanOrEqual(x + w);
      expect(Math.min(...all.y)).toBeGreaterThanOrEqual(y);
      expect(Math.max(...all.y)).toBeLessThanOrEqual(y + h);
      expect(w).toBeGreaterThanOrEqual(360);
      expect(w).toBeLessThanOrEqual(2200);
      expect(h / w).toBeGreaterThan(isPlan ? 0.08 : 0.12);
      expect(h / w).toBeLessThan(2.5);
      expect(y + h).toBe(44);
    });
  });

  test("says in words what is seen, as its title and as its alt text", () => {
    ofEachDrawing(({ svg, alt, spec, isPlan, state }) => {
      expect(svg).toContain(`<title>${alt}</title>`);
      const march = state === "march" ? " on the march" : "";
      if (isPlan) {
        expect(alt).toStartWith(`From above${march}, facing left: `);
        expect(alt).toMatch(/\. About \d+\.\d m long( and \d\.\d m wide)?\.$/);
      } else {
        const seen = spec.above ? "From above and from the side" : "Side view";
        expect(alt).toStartWith(`${seen}${march}, facing left: `);
        expect(alt).toMatch(spec.above ? /\. About (\d+\.\d m|\d+ cm) long and / : /\. About \d+\.\d m long/);
      }
      expect(alt).not.toMatch(/;\s*;| {2}|,;|: ;/);
      expect(alt.split(";").length).toBeGreaterThanOrEqual(spec.above || isPlan ? 1 : 2);
    });
  });

  test("counts the same wheels in words and in the drawing", () => {
    ofEachDrawing(({ svg, alt, spec, isPlan }) => {
      for (const part of isPlan ? [] : spec.parts) {
        if (part.kind === "tracks") {
          const wheels = new RegExp(`on ${count(part.wheels.length)} (large |small )?road wheels`);
          expect(alt).toMatch(wheels);
          expect(alt).toContain(`drive sprocket at the ${part.drive}`);
          const radius = Math.round(part.r * 10) / 10;
          const circles = readSvg(svg).filter(({ attributes }) => Number(attributes.r) === radius);
          expect(circles.length).toBeGreaterThanOrEqual(part.wheels.length);
        }
        if (part.kind === "axles" && part.under !== "carriage") {
          expect(alt).toContain(`on ${count(part.at.length)} axles`);
        }
      }
    });
  });

  test("has wheels that do not cross each other and touch the ground", () => {
    ofEachDrawing(({ spec }) => {
      for (const part of spec.parts) {
        if (part.kind !== "tracks" && part.kind !== "axles") continue;
        const at = part.kind === "tracks" ? part.wheels : part.at;
        const gaps = at.slice(1).map((x, i) => x - (at[i] ?? x));
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2 * part.r - 2);
      }
    });
  });
});

/** What stands upright or on a mast of a metre or more, and is folded down on the move. */
const unfolded = (part: SilhouetteSpec["parts"][number]) =>
  (part.kind === "mast" && part.h >= 100) || ((part.kind === "canisters" || part.kind === "missile") && (part.elev ?? 0) >= 60);

test("a height that counts what is raised says so", () => {
  for (const { id, alt, isPlan, spec, state } of all) {
    const { parts, raised } = spec;
    if (parts.some(unfolded)) expect([id, raised]).not.toEqual([id, undefined]);
    if (raised && !isPlan) expect(alt).toEndWith(` m high with ${raised}.`);
    if (state === "march") expect([id, raised]).toEqual([id, undefined]);
  }
});

test("on the march it is lower than set up, and as it is there on the card or beside it", () => {
  const height = (alt: string) => Number(/long and ([\d.]+) m high/.exec(alt)?.[1]);
  for (const { id, spec } of drawn) {
    if (spec.other === undefined) continue;
    const sides = all.filter((each) => each.id === id && !each.isPlan);
    const heightIn = (wanted: string) => height(sides.find(({ state }) => state === wanted)?.alt ?? "");
    expect([id, sides.length]).toEqual([id, 2]);
    expect([id, heightIn("ready") > heightIn("march")]).toEqual([id, true]);
  }
});

test("an inset adds nothing to the length and height in the words", () => {
  const parts = [{ kind: "frame", x: [0, 500], y: 40, h: 10 }] as const;
  const { alt, svg } = renderSpec({ parts: [...parts, { kind: "inset", at: [-400, 100], size: [200, 300], shows: [0, 50], scale: 2, parts, calls: "x" }] });
  expect(alt).toEndWith(": x. About 5.0 m long and 0.5 m high.");
  expect(viewBox(svg)[3]).toBeGreaterThan(400);
});

test("no two drawings and no two texts are alike", () => {
  const svgs = new Map<string, string>();
  const texts = new Map<string, string>();
  // With its launcher taken in, a missile carrier may look like any other on its hull.
  for (const { id, svg, alt } of all.filter(({ view }) => !view.startsWith("other"))) {
    expect([id, svgs.get(svg)]).toEqual([id, undefined]);
    expect([id, texts.get(alt)]).toEqual([id, undefined]);
    svgs.set(svg, id);
    texts.set(alt, id);
  }
});

test("an unknown id has no drawing, not even one that every object has", () => {
  for (const id of ["Unknown", "", "toString", "__proto__", "constructor"]) expect(renderSilhouette(id)).toBeNull();
});

test("in white-hot the running gear, barrels and engines are brighter than the rest", () => {
  const { hot, ...cold } = PALETTES.thermal;
  const whiteHot = (id: string) => painted(renderSilhouette(id)?.svg ?? "", PALETTES.thermal);
  const fills = (id: string) => new Set(whiteHot(id).match(/fill="#\w+"/g));
  expect(fills("T-72")).toContain(`fill="${hot.mid}"`);
  expect(fills("T-72")).toContain(`fill="${cold.body}"`);
  // Neither runs nor fires.
  for (const colour of Object.values(hot)) expect(fills("2B14")).not.toContain(`fill="${colour}"`);
  expect(fills("Orlan-10").size).toBeGreaterThan(2);
  // Its motors are hot, dark as they are painted; legs, arms and rotors are not.
  expect(fills("Quadcopter")).toContain(`fill="${hot.dark}"`);
  expect(fills("Quadcopter")).not.toContain(`fill="${hot.mid}"`);
});

test("one unit is one centimetre in every drawing", () => {
  const long = renderSpec({ parts: [{ kind: "frame", x: [0, 1000], y: 40, h: 10 }] });
  const short = renderSpec({ parts: [{ kind: "frame", x: [0, 500], y: 40, h: 10 }] });
  expect(viewBox(long.svg)[2] - viewBox(short.svg)[2]).toBe(500);
  expect(long.alt).toContain("About 10.0 m long and 0.5 m high");
});

test("what is drawn larger says its size in centimetres, beside a shorter scale bar", () => {
  const parts = [{ kind: "box", at: [0, 0], size: [30, 10] }] as const;
  const above = [{ kind: "box", at: [0, -10], size: [30, 20] }] as const;
  const { alt, svg } = renderSpec({ unitsPerCm: 10, above, parts });
  expect(alt).toEndWith(". About 30 cm long and 20 cm wide.");
  const [, , w, h] = viewBox(svg);
  expect(w).toBeGreaterThan(600);
  expect(h).toBeGreaterThan(200);
  expect(renderSpec({ above, parts }).svg).not.toContain(svg.slice(svg.lastIndexOf("<path")));
});

test("the view from above stands left of the side view, and turning rotors are no part of the size", () => {
  const body = { kind: "box", at: [0, 0], size: [400, 100] } as const;
  const rotor = { kind: "rotor", at: [200, 0], r: 500, of: 1, blades: 0 } as const;
  const { alt, svg } = renderSpec({ above: [rotor, body], parts: [body] });
  expect(alt).toContain("one rotor of one size");
  expect(alt).toEndWith("About 4.0 m long and 1.0 m wide without its rotors.");
  expect(viewBox(svg)[2]).toBeGreaterThan(1000 + 400);
});

/** Length and width in metres without rotors, as the makers and the air forces give them; a length that is not given is null. */
const SIZES = [
  ["Quadcopter", 0.3475, 0.283],
  ["Orlan-10", 1.9, 3.1],
  ["Orlan-30", null, 3.9],
  ["ZALA 421-16", null, 2.81],
  ["Supercam S350", null, 3.2],
  ["Eleron-3", 0.635, 1.47],
  ["Lancet", 1.65, null],
  ["Shahed-136", 3.5, 2.5],
  ["Forpost", 5.85, 8.55],
  ["Mohajer-6", 5.67, 10],
  ["Orion", 8, 16],
  ["Ka-52", null, 7.34],
  ["Mi-28", 17.01, null],
  ["Mi-24", 17.5, 6.54],
  ["Mi-8", 18.22, null],
  ["Su-25", 15.53, 14.36],
  ["Su-34", 23.34, 14.7],
] as const;

test("each is as long and as wide as it is, within a twentieth", () => {
  expectOfEach(
    SIZES,
    ([id]) => id,
    ([id, length, width]) => {
      const said = /About ([\d.]+) (c?m) long and ([\d.]+) (c?m) wide/.exec(renderSilhouette(id)?.alt ?? "");
      const [, long, longUnit, wide, wideUnit] = said ?? [];
      const inMetres = (size?: string, unit?: string) => Number(size) / (unit === "cm" ? 100 : 1);
      if (length !== null) expect(Math.abs(inMetres(long, longUnit) / length - 1)).toBeLessThan(0.05);
      if (width !== null) expect(Math.abs(inMetres(wide, wideUnit) / width - 1)).toBeLessThan(0.05);
    },
  );
});

test("a helicopter's rotors are as wide as they are, within a twentieth", () => {
  const across = (id: string) => Math.max(...(SPECS[id]?.above ?? []).map((p) => (p.kind === "rotor" ? 2 * p.r : 0)));
  for (const [id, diameter] of [
    ["Ka-52", 1450],
    ["Mi-28", 1720],
    ["Mi-24", 1730],
    ["Mi-8", 2129],
  ] as const) {
    expect(Math.abs(across(id) / diameter - 1)).toBeLessThan(0.05);
  }
});

test("a drawing of every scale has a scale bar with a label of its own", () => {
  const parts = [{ kind: "box", at: [0, 0], size: [30, 10] }] as const;
  const labels = ([0.2, 0.4, 1, 2, 4, 10] as const).map((unitsPerCm) => {
    const { svg } = renderSpec({ unitsPerCm, parts });
    return svg.slice(svg.lastIndexOf("<path"));
  });
  expect(new Set(labels).size).toBe(labels.length);
});

test("a rotor of thin blades has as many as it says, and other words of its own", () => {
  const body = { kind: "box", at: [0, 0], size: [400, 100] } as const;
  const blades = (thin: number) => {
    const rotor = { kind: "rotor", at: [200, 0], r: 500, of: 1, thin, blades: 0, calls: "x" } as const;
    const { svg, alt } = renderSpec({ above: [rotor, body], parts: [body] });
    expect(alt).toContain("left: x. ");
    return svg.match(/<path/g)?.length ?? 0;
  };
  expect(blades(5) - blades(3)).toBe(2);
});

test("from above a hull, its running gear and what covers them are as wide as the words say", () => {
  const parts: SilhouetteSpec["parts"] = [
    { kind: "stamp", of: "bmp" },
    { kind: "tracks", wheels: [142, 240, 338, 436], r: 31, front: [72, 70, 24], rear: [588, 66, 24], drive: "front", rollers: 3 },
  ];
  for (const [spec, wide] of [
    [{ parts }, 294],
    [{ parts, wide: 315 }, 315],
  ] as const) {
    const { svg, alt } = renderView({ spec, isPlan: true, state: null });
    expect(alt).toEndWith(` and ${(wide / 100).toFixed(1)} m wide.`);
    // Its margins above and below and the strip of the scale bar are no part of it.
    expect(Math.abs(viewBox(svg)[3] - 24 - 24 - 44 - wide)).toBeLessThan(8);
  }
});

test("what lies low is drawn under what stands on it, whatever their order in the spec", () => {
  const frame = { kind: "frame", x: [0, 500], y: 84, h: 24 } as const;
  const body = { kind: "shelter", at: [100, 120], size: [400, 150] } as const;
  const shapes = (...parts: SilhouetteSpec["parts"]) => renderView({ spec: { parts }, isPlan: true, state: null }).svg.split("</title>")[1];
  expect(shapes(frame, body)).toBe(shapes(body, frame) ?? "");
});
