import { describe, expect, test } from "bun:test";

const css = await Bun.file(`${import.meta.dir}/tokens.css`).text();

const blockOf = (theme: string) =>
  css.slice(css.indexOf(`:root[data-theme="${theme}"]`)).match(/\{([^}]*)\}/)?.[1] ?? "";

function palette(theme: string): Record<string, string> {
  const block = blockOf(theme);
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  );
}

function luminance(hex = "#000000"): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A colour that lets another through. */
function over(opacity: number, upper = "", lower = ""): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [upper, lower].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a * opacity + b * (1 - opacity));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2.2 contrast ratio. */
function contrast(a = "", b = ""): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["day", "dark", "night"])("%s", (theme) => {
  const colours = palette(theme);

  test.each(["text", "muted", "accent", "warn", "error"])(
    "%s reads at 4.5:1 on every ground",
    (name) => {
      for (const ground of ["page", "panel", "field"]) {
        expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test("the chosen and the button read at 4.5:1, edges of controls at 3:1", () => {
    expect(contrast(colours.accent, colours["accent-soft"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.text, colours["accent-soft"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours["on-accent"], colours.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours["on-chosen"], colours.chosen)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["page", "panel", "field"]) {
      expect(contrast(colours.edge, colours[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  test("on a map the log's reports are fainter than the rest, their outline at 4.5:1", () => {
    const opacity = Number(/--landmark: ([\d.]+)/.exec(blockOf(theme))?.[1]);
    for (const ground of [colours.ground, colours.water]) {
      const outline = over(opacity, colours.text, ground);
      expect(contrast(outline, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(opacity).toBeLessThan(1);
  });

  test("what is chosen differs from its row by 3:1, and what lights up in a list is framed by as much", () => {
    const chosen = theme === "night" ? colours["on-chosen"] : colours.chosen;
    for (const ground of ["page", "panel", "field"]) {
      expect(contrast(chosen, colours[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.accent, colours[ground])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colours.accent, colours["accent-soft"])).toBeGreaterThanOrEqual(3);
  });

  test.each(["warn", "error"])(
    "%s reads inverse as well, and stands out of its ground so",
    (name) => {
      expect(contrast(colours[`on-${name}`], colours[name])).toBeGreaterThanOrEqual(4.5);
      for (const ground of ["page", "panel", "field"]) {
        expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

/** How far from grey, 0 to 1. */
function saturation(hex = "#ffffff"): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return Math.max(...parts) - Math.min(...parts);
}

test.each(["day", "dark"])("no pin is filled with the colour of a side: %s", async (theme) => {
  const pin = await Bun.file(`${import.meta.dir}/features/map/base/pin-icon.module.css`).text();
  const [, fill = ""] = pin.match(/\n\.outline \{\s+fill: var\(--([\w-]+)\)/) ?? [];
  expect(saturation(palette(theme)[fill])).toBeLessThan(0.1);
  expect(contrast(palette(theme).pin, palette(theme)[fill])).toBeGreaterThanOrEqual(3);
});

/** 0 to 360: red 0, green 120, blue 240. */
function hue(hex = "#ffffff"): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * (180 / Math.PI) + 360) % 360;
}

test.each(["day", "dark", "night"])(
  "the map's grid recedes, the finest most: %s",
  async (theme) => {
    const grid = await Bun.file(
      `${import.meta.dir}/features/map/base/mgrs-overlay.module.css`,
    ).text();
    const { accent, ground } = palette(theme);
    const contrasts = ["level-100m", "line", "level-100km", "level-zone"].map((look) => {
      const [, opacity] =
        grid.match(new RegExp(`\\.${look} \\{[^}]*stroke-opacity: ([\\d.]+)`)) ?? [];
      return contrast(over(Number(opacity), accent, ground), ground);
    });
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
    const [finest = 0, fine = 0] = contrasts;
    expect(finest).toBeWithin(1.15, 1.5);
    // Whose shape has to be seen has 3 : 1, and a line only guides the eye.
    expect(fine).toBeLessThan(2.1);
  },
);

test.each(["day", "dark"])("a pin is blue, and no friendly symbol's blue: %s", (theme) => {
  // What milsymbol fills a friendly frame with.
  const friendly = hue("#80e0ff");
  const pin = hue(palette(theme).pin);
  expect(pin).toBeWithin(215, 245);
  expect(pin - friendly).toBeGreaterThan(30);
});

test("night is red alone, and nothing is brighter than the copy button", () => {
  const night = palette("night");
  expect(Object.keys(night).length).toBeGreaterThan(10);
  for (const colour of Object.values(night)) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    expect(Math.max(g, b)).toBeLessThanOrEqual(r);
    expect(Math.max(g, b)).toBeLessThan(90);
    expect(luminance(colour)).toBeLessThanOrEqual(luminance(night.accent));
  }
  // Many things may be chosen at once; there is one button, and it comes next: they are framed.
  expect(luminance(night.chosen)).toBeLessThan(luminance(night.accent) / 20);
  expect(css).toMatch(
    /"night"\]\s+:where\([^{]+\{\s+box-shadow: inset 0 0 0 2px var\(--on-chosen\);/,
  );
});

test("lines between parts stand out of their ground at night as by day", () => {
  const [day, night] = [palette("day"), palette("night")];
  for (const { line, panel } of [day, night])
    expect(contrast(line, panel)).toBeGreaterThanOrEqual(1.45);
});

test("at night, where muted text is hardly darker, what is entered and what is said first are bolder than it", () => {
  const weight = (name: string) =>
    Number(blockOf("night").match(new RegExp(`--${name}: (\\d+)`))?.[1]);
  expect(css).toMatch(/input,\ntextarea \{\n {2}font-weight: var\(--value\);/);
  expect(css).toMatch(/::placeholder \{[^}]*font-weight: 400;/);
  for (const name of ["value", "strong"]) expect(weight(name)).toBeGreaterThanOrEqual(550);
  expect(weight("quiet")).toBeLessThanOrEqual(450);
});

/**
 * Chromium looks at every element that comes or goes anywhere where such an argument may hold for it: with an attribute,
 * a ":not" or a "*" the root is styled anew, and with it the whole page, for each key in the search.
 */
test("an argument of :has() is told by a class or an element's name", async () => {
  const files = [...new Bun.Glob("**/*.css").scanSync(import.meta.dir)];
  const texts = await Promise.all(
    files.map((file) => Bun.file(`${import.meta.dir}/${file}`).text()),
  );
  const uses = texts.flatMap((text) => text.match(/:has\((?:[^()]|\([^()]*\))*\)/g) ?? []);
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((use) => /\[|\*|:not|:empty/.test(use))).toEqual([]);
});

/** Firefox uses no filter of an SVG that is not displayed: at night the map would be white. */
test("what holds the map's filters is displayed, in no room", async () => {
  const page = await Bun.file(`${import.meta.dir}/index.html`).text();
  const [holder] = /<svg id="tile-filters"[^>]*>/.exec(page) ?? [];
  expect(holder).toBe('<svg id="tile-filters" width="0" height="0" aria-hidden="true">');
  const styles = `${import.meta.dir}/features/map/base/leaflet-theme.css`;
  expect(await Bun.file(styles).text()).toContain("#tile-filters {\n  position: absolute;\n}");
});
