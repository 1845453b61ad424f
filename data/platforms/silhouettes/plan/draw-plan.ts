import { isHot } from "../draw";
import { evenly, inside, uprights } from "../geometry";
import type { Box } from "../parts/bodywork";
import { type Struts, strutEnds } from "../parts/fittings";
import { drawGun, type Gun } from "../parts/guns";
import { drawMissile } from "../parts/launchers";
import { type Dish, drawDish } from "../parts/radars";
import type { Across, Kind, Part, PartOf } from "../spec";
import type { Pt, SvgBuilder } from "../svg-builder";
import type { Chassis } from "./chassis";
import { PLANS } from "./shapes";

/** What is drawn over the tracks or along a truck's frame when it is no higher than this. */
const LOW = 118;
/** A box this flat and this long is the fender over a track. */
const FENDER = { height: 16, length: 400 };

const cosine = (degrees = 0) => Math.cos((degrees * Math.PI) / 180);
const sine = (degrees = 0) => Math.sin((degrees * Math.PI) / 180);

/** Draws one part as it looks from above, the front to the left and the vehicle's own left below the middle. */
export function drawPlanPart(s: SvgBuilder, p: Part, chassis: Chassis): void {
  if (p.plan === false) return;
  const across = p.plan ?? {};
  const look = FROM_ABOVE[p.kind] as Look<Part> | undefined; // the one for its kind
  const draw = () => {
    const { y = 0 } = across;
    look?.(s, p, across, chassis);
    if (across.both) look?.(s, p, { ...across, y: -y }, chassis);
  };
  if (isHot(p)) s.hot(draw);
  else draw();
}

type Look<P> = (s: SvgBuilder, part: P, across: Across, chassis: Chassis) => void;

/** How each kind of part looks from above; panes, insets and rotors do not show. */
const FROM_ABOVE: { readonly [K in Kind]?: Look<PartOf<K>> } = {
  stamp(s, p, across, chassis) {
    const shape = PLANS[p.of];
    if (shape === undefined) return;
    const [{ wide, band }, ...layers] = shape;
    const sx = p.sx ?? 1;
    // A hull is as wide as its chassis; what stands on it is stretched as it is lengthwise.
    const isHull = band !== undefined;
    const sy = across.wide !== undefined ? across.wide / wide : isHull ? chassis.wide / wide : sx;
    s.within({ x: p.at?.[0] ?? 0, y: across.y ?? 0, sx, sy }, () => s.layers(layers));
  },

  tracks(s, t, _across, { wide, band }) {
    const [x0, x1] = [t.front[0] - t.front[2] - 6, t.rear[0] + t.rear[2] + 6];
    for (const y of [-1, 1].map((side) => (side * (wide - band)) / 2)) {
      s.box("dark", x0, y - band / 2, x1 - x0, band);
      s.path("line", `M${x0 + band / 2} ${y}L${x1 - band / 2} ${y}`, { width: band - 8, dash: "2 11" });
    }
  },

  axles(s, a, across, { wide }) {
    const tyre = Math.min(a.r * 0.62, wide * 0.2);
    const own = across.wide ?? wide;
    const single = across.y !== undefined;
    const ys = single ? [across.y ?? 0] : [-1, 1].map((side) => (side * (own - tyre)) / 2);
    if (!single) for (const x of a.at) s.box("dark", x - 7, -own / 2 + tyre, 14, own - 2 * tyre);
    for (const y of ys) {
      for (const x of a.at) s.box("dark", x - a.r, y - tyre / 2, 2 * a.r, tyre);
      s.path("line", a.at.map((x) => `M${x - a.r + 6} ${y}L${x + a.r - 6} ${y}`).join(""), { width: tyre * 0.62, dash: "2 9" });
    }
  },

  gun(s, g, { y = 0, wide }) {
    const flat: Gun = { ...g, at: [0, 0], elev: 0 };
    delete flat.twin;
    const apart = wide ?? (g.twin === "beside" ? g.d * 2.4 : 0);
    const ys = apart > 0 ? [y + apart / 2, y - apart / 2] : [y];
    for (const middle of ys) s.within({ x: g.at[0], y: middle, sx: cosine(g.elev) }, () => drawGun(s, flat));
  },

  mg(s, m, { y = 0 }) {
    s.within({ x: m.at[0], y, sx: cosine(m.elev) }, () => {
      s.poly("dark", [-m.len, 2], [-m.len * 0.3, 3], [-m.len * 0.3, 6], [24, 6], [24, -6], [-m.len * 0.3, -6], [-m.len * 0.3, -3], [-m.len, -2]);
      s.box("mid", -14, 6, 20, 12);
    });
  },

  tubes(s, t, across) {
    const { rows = 1 } = t;
    const cols = across.cols ?? rows;
    const wide = across.wide ?? cols * t.d;
    const { top, face } = raise(t, rows * t.d);
    const low = (across.y ?? 0) - wide / 2;
    const mouth = Math.max(10, face[1] - face[0]);
    const seams = inside(low, low + wide, cols - 1);
    const lengthwise = (x0: number, x1: number) => seams.map((v) => `M${x0} ${v}L${x1} ${v}`).join("");
    if (t.boxed) {
      s.box("body", top[0], low - 4, top[1] - top[0], wide + 8);
      const bands = inside(top[0], top[1], t.bands ?? 3);
      s.path("line", uprights(bands, low, low + wide), { width: 2 });
      s.box("dark", top[0] - mouth, low - 4, mouth, wide + 8);
      s.path("line", lengthwise(top[0] - mouth, top[0]), { width: 2 });
      return;
    }
    s.box("mid", top[0], low, top[1] - top[0], wide);
    s.path("line", lengthwise(top[0], top[1]));
    s.box("dark", top[0] - mouth, low + 1, mouth, wide - 2);
    s.path("line", lengthwise(top[0] - mouth, top[0]), { width: 2 });
    const bands = t.bands ?? 3;
    for (let i = 0; i < bands; i++) {
      const x = top[0] + ((top[1] - top[0]) * (i + 0.6)) / (bands + 0.2);
      s.box("dark", x - 5, low - 4, 10, wide + 8);
    }
  },

  canisters(s, c, across) {
    const cols = across.cols ?? c.abreast ?? 1;
    const pitch = c.d + (c.gap ?? 2);
    const wide = across.wide ?? cols * pitch;
    const { top, face, isUpright } = raise(c, (c.rows ?? 1) * pitch);
    const d = Math.min(c.d, wide / cols);
    const tone = c.tone ?? "mid";
    for (const y of abreast(across.y ?? 0, wide, cols)) {
      if (isUpright) {
        for (let row = 0; row < (c.rows ?? 1); row++) {
          const x = face[0] + pitch * (row + 0.5);
          s.circle(tone, x, y, d / 2);
          s.circle("dark", x, y, d * 0.36);
        }
        continue;
      }
      const [x0, x1] = top;
      if (c.cap === "dome")
        s.path(
          tone,
          `M${x0 + d * 0.45} ${y + d / 2}Q${x0} ${y + d / 2} ${x0} ${y}Q${x0} ${y - d / 2} ${x0 + d * 0.45} ${y - d / 2}L${x1} ${y - d / 2}L${x1} ${y + d / 2}Z`,
        );
      else s.box(tone, x0, y - d / 2, x1 - x0, d);
      const front = Math.max(c.cap === "dome" ? 0 : 8, face[1] - face[0]);
      if (front > 0) s.box("dark", x0 - front, y - d / 2, front, d);
      const ribs = c.ribs ?? 2;
      for (let i = 1; i <= ribs; i++) s.box("dark", x0 + ((x1 - x0) * i) / (ribs + 1) - 4, y - d / 2 - 1, 8, d + 2);
    }
  },

  missile(s, m, across) {
    const cols = across.cols ?? m.abreast ?? 1;
    const span = Math.max(0, ...m.fins.map(([, , fin]) => fin));
    const wide = across.wide ?? cols * (m.d + 2 * span + 6);
    const x = m.at[0];
    for (const y of abreast(across.y ?? 0, wide, cols)) {
      if ((m.elev ?? 0) > 80) {
        const r = m.d / 2;
        s.path("line", `M${x - r - span} ${y}L${x + r + span} ${y}M${x} ${y - r - span}L${x} ${y + r + span}`, { width: 6 });
        s.circle("light", x, y, r);
        s.circle("mid", x, y, r * 0.3);
        continue;
      }
      s.within({ x, y, sx: cosine(m.elev) }, () => drawMissile(s, { ...m, at: [0, 0], elev: 0, rows: 1 }));
    }
  },

  rail(s, r, across) {
    const cols = across.cols ?? 1;
    const wide = across.wide ?? 30;
    const { top } = raise(r, 0);
    for (const y of abreast(across.y ?? 0, wide, cols)) s.box("dark", top[0], y - (wide / cols) * 0.35, top[1] - top[0], (wide / cols) * 0.7);
  },

  /** A dish seen in the side view from its edge looks ahead; one that shows its face looks to the left. */
  dish(s, d, across) {
    const turn = across.turn ?? (d.face ?? 0) * 90;
    const flat: Dish = { ...d, at: [0, 0], elev: 0 };
    delete flat.face;
    s.within({ x: d.at[0], y: across.y ?? 0, elev: -turn, sx: 1 }, () => drawDish(s, flat));
  },

  /** A flat array: broadside to the left it is a thin slab lengthwise; where its width is given, it stands across. */
  planar(s, p, { y = 0, wide, turn = 0 }) {
    const [w, h] = p.size;
    const slope = Math.tan(((p.lean ?? 0) * Math.PI) / 180) * h;
    s.within({ x: p.at[0], y, elev: -turn }, () => {
      if (wide === undefined) {
        const deep = Math.min(30, w * 0.2);
        if (p.rim) s.box("dark", -w / 2, 0, w, deep);
        s.box("light", -w / 2, -deep, w, deep);
        const marks = inside(-w / 2, w / 2, p.cols - 1);
        s.path("line", uprights(marks, -deep, 0) || `M${-w / 2} 0L${w / 2} 0`, { width: 2 });
        return;
      }
      const [x0, x1] = [Math.min(0, slope) - w / 2, Math.max(0, slope) + w / 2];
      s.box("light", x0, -wide / 2, x1 - x0, wide);
      const rows = evenly(-wide / 2, wide / 2, Math.max(3, Math.min(p.rows, 9))).slice(1, -1);
      s.path("line", rows.map((v) => `M${x0} ${v}L${x1} ${v}`).join(""), { width: 2 });
    });
  },

  reflector(s, f, { y = 0, turn = 0 }) {
    const rx = f.size[0] / 2;
    const deep = rx * 0.28;
    s.within({ x: f.at[0], y, elev: -turn }, () => {
      if (f.horn) {
        s.line(6, [0, 0], [0, -deep - f.horn]);
        s.box("dark", -12, -deep - f.horn - 8, 24, 16);
      }
      s.path("light", `M${-rx} ${-deep}Q0 ${deep} ${rx} ${-deep}L${rx} ${-deep + 10}Q0 ${deep + 26} ${-rx} ${-deep + 10}Z`);
    });
  },

  /** Aerials that point to the left, their frame edge-on. */
  yagi(s, a, { y = 0 }) {
    const w = (a.cols - 1) * a.pitch[0];
    const xs = evenly(-w / 2, w / 2, a.cols);
    s.within({ x: a.at[0], y }, () => {
      s.line(9, [-w / 2 - 8, 0], [w / 2 + 8, 0]);
      s.path("line", uprights(xs, 0, -a.element), { width: 5 });
      const rungs = [0.35, 0.7, 1].map((share) => -a.element * share);
      const reach = Math.min(16, a.pitch[0] * 0.3);
      s.path("line", rungs.flatMap((v) => xs.map((x) => `M${x - reach} ${v}L${x + reach} ${v}`)).join(""));
    });
  },

  mast(s, m, { y = 0 }) {
    const [x] = m.at;
    const r = m.w / 2;
    if (!m.lattice) {
      s.circle("dark", x, y, r);
      s.circle("mid", x, y, r * 0.5);
      return;
    }
    s.box("ground", x - r, y - r, m.w, m.w);
    s.path(
      "line",
      `M${x - r} ${y - r}L${x + r} ${y - r}L${x + r} ${y + r}L${x - r} ${y + r}ZM${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`,
      { width: 6 },
    );
  },

  whips(s, { at }, { y = 0 }) {
    for (const [x] of at) s.circle("dark", x, y, 6);
  },

  frameAerial(s, { x: [x0, x1] }, across, chassis) {
    const wide = across.wide ?? chassis.wide * 0.8;
    const [low, high] = [-wide / 2, wide / 2];
    s.path(
      "line",
      `M${x0} ${low + 20}L${x0 + 20} ${low}L${x1 - 20} ${low}L${x1} ${low + 20}L${x1} ${high - 20}L${x1 - 20} ${high}L${x0 + 20} ${high}L${x0} ${high - 20}Z`,
      { width: 6 },
    );
  },

  boomAerial(s, { at: [x], len, elev }, { y = 0 }) {
    s.line(12, [x, y], [x - len * cosine(elev), y]);
  },

  frame(s, { x: [x0, x1] }) {
    s.box("dark", x0, -45, x1 - x0, 90);
  },

  box: planBox,

  cargo(s, c, across, chassis) {
    const [x] = c.at;
    const [w] = c.size;
    const wide = across.wide ?? chassis.wide * 0.98;
    const [low, high] = [-wide / 2, wide / 2];
    s.box("body", x, low, w, wide);
    if (c.canvas) {
      s.box("mid", x + 3, low + 4, w - 6, wide - 8);
      const bows = evenly(x, x + w, Math.max(4, Math.round(w / 80))).slice(1, -1);
      s.path("line", `${uprights(bows, low + 4, high - 4)}M${x + 3} 0L${x + w - 3} 0`, { width: 2 });
      return;
    }
    s.box("mid", x + 8, low + 8, w - 16, wide - 16);
    const planks = evenly(low + 8, high - 8, 7).slice(1, -1);
    s.path("line", planks.map((v) => `M${x + 8} ${v}L${x + w - 8} ${v}`).join(""), { width: 2 });
  },

  shelter(s, b, across, chassis) {
    const [x] = b.at;
    const [w] = b.size;
    const wide = across.wide ?? chassis.wide * 0.98;
    const low = (across.y ?? 0) - wide / 2;
    s.box("body", x, low, w, wide);
    const r = Math.max(8, b.round ?? 8);
    if (r > 40) {
      // An oval tank, light along its back.
      s.box("mid", x, low + wide * 0.22, w, wide * 0.56);
      s.box("light", x + 10, low + wide * 0.42, w - 20, wide * 0.16);
      return;
    }
    const frame = `M${x + r} ${low + r}L${x + w - r} ${low + r}L${x + w - r} ${low + wide - r}L${x + r} ${low + wide - r}Z`;
    s.path("line", b.ribs ? uprights(inside(x, x + w, b.ribs), low + 6, low + wide - 6) : frame, { width: 2 });
    if (!b.ribs) s.box("mid", x + w * 0.3, low + wide * 0.36, Math.min(60, w * 0.2), wide * 0.28);
  },

  /** Plates along both sides: what hangs before a track hardly shows. */
  skirt(s, k, _across, { wide }) {
    const seams = inside(k.x[0], k.x[1], k.panels - 1);
    for (const y of [wide / 2 - 5, -wide / 2 - 3]) {
      s.box(k.tone ?? "body", k.x[0], y, k.x[1] - k.x[0], 8);
      s.path("line", uprights(seams, y, y + 8) || `M${k.x[0]} ${y}L${k.x[1]} ${y}`, { width: 2 });
    }
  },

  era(s, e, _across, { wide }) {
    if (e.lean) return;
    const seams = inside(e.at[0], e.at[0] + e.size[0], e.cols - 1);
    for (const y of [wide / 2 - 4, -wide / 2 - 14]) {
      s.box("mid", e.at[0], y, e.size[0], 18);
      s.path("line", uprights(seams, y, y + 18) || `M${e.at[0]} ${y}L${e.at[0]} ${y + 18}`, { width: 2 });
    }
  },

  /** Bars beside the hull; with a width given, a roof of bars. */
  slats(s, a, across, { wide }) {
    const [x0, x1] = [a.at[0], a.at[0] + a.size[0]];
    if (across.wide !== undefined) {
      const [low, high] = [-across.wide / 2, across.wide / 2];
      const bars = evenly(low, high, Math.round(across.wide / 24) + 1);
      const ribs = evenly(x0, x1, Math.max(2, Math.round(a.size[0] / 70)));
      s.path("line", bars.map((v) => `M${x0} ${v}L${x1} ${v}`).join(""), { width: 3 });
      s.path("line", uprights(ribs, low, high), { width: 5 });
      return;
    }
    const y = across.y ?? wide / 2 + 12;
    const posts = evenly(x0, x1, Math.max(3, Math.round(a.size[0] / 30)));
    for (const side of [y, -y]) s.path("line", `M${x0} ${side}L${x1} ${side}${uprights(posts, side - 5, side + 5)}`);
  },

  smoke(s, { at: [x], n }, across, { wide }) {
    const y = across.y ?? wide * 0.27;
    for (const side of [1, -1])
      for (let i = 0; i < Math.min(n, 4); i++) s.within({ x: x + 8 * i, y: side * (y + 6 * i), elev: side * 24 }, () => s.box("dark", -22, -4, 24, 8));
  },

  /** Lengthwise as in the side view, or across where its width is given. */
  roll(s, r, across, { wide }) {
    const { len, d } = r;
    const [x] = r.at;
    const y = across.y ?? (across.wide === undefined ? -wide * 0.22 : 0);
    if (across.wide === undefined) {
      s.path(
        "mid",
        `M${x + 4} ${y}L${x + len - 4} ${y}Q${x + len + 2} ${y + d / 2} ${x + len - 4} ${y + d}L${x + 4} ${y + d}Q${x - 2} ${y + d / 2} ${x + 4} ${y}Z`,
      );
      return;
    }
    const half = across.wide / 2;
    const middle = x + len / 2;
    s.path(
      "mid",
      `M${middle - d / 2} ${y - half + 4}Q${middle} ${y - half - 2} ${middle + d / 2} ${y - half + 4}L${middle + d / 2} ${y + half - 4}Q${middle} ${y + half + 2} ${middle - d / 2} ${y + half - 4}Z`,
    );
    s.path(
      "line",
      `M${middle - d / 2} ${y - half * 0.5}L${middle + d / 2} ${y - half * 0.5}M${middle - d / 2} ${y + half * 0.5}L${middle + d / 2} ${y + half * 0.5}`,
    );
  },

  round(s, o, across, { wide }) {
    const across2 = (tone: "dark" | "mid", x: number, y: number, width: number) => {
      s.box(tone, x - o.r, y - width / 2, 2 * o.r, width);
      s.path("line", `M${x - o.r} ${y}L${x + o.r} ${y}`, { width: 2 });
    };
    for (const [x] of o.at) {
      if (across.wide !== undefined) across2("dark", x, across.y ?? 0, across.wide);
      else if (o.of === "spare") across2("dark", x, across.y ?? -wide / 2 + 30, 30);
      else if (o.of === "drum") for (const side of [1, -1]) across2("mid", x, side * (across.y ?? wide * 0.17), 84);
      else if (o.of === "lamp") s.circle("light", x, across.y ?? 0, o.r * 0.8);
    }
  },

  cupola(s, c, { y = 0, wide }) {
    const [w] = c.size;
    const x = c.at[0] + w / 2;
    if (wide !== undefined) s.box(c.tone ?? "mid", c.at[0], y - wide / 2, w, wide);
    else s.circle(c.tone ?? "mid", x, y, w / 2);
    if (c.glass) s.box("light", x - w * 0.4, y - w * 0.16, w * 0.22, w * 0.32);
    else if (wide === undefined && w < 120) s.circle("line", x, y, w * 0.32, { width: 2 });
  },

  /** Hatches in the roof; doors in a side do not show. */
  doors(s, { at, size: [w, h] }, _across, { wide }) {
    if (h > 12) return;
    for (const [x] of at) for (const side of [1, -1]) s.box("mid", x, side * wide * 0.17 - 24, w, 48);
  },

  jacks(s, j, across, { wide }) {
    const out = (across.wide ?? wide + 56) / 2;
    for (const x of j.at)
      for (const side of [1, -1]) {
        s.box("mid", x - 7, side > 0 ? out - 60 : -out, 14, 60);
        s.box("dark", x - 20, side * out - 20, 40, 40);
      }
  },

  struts(s, p, across, { kind }) {
    if (kind === "none") planLegs(s, p, across);
    else if (across.y !== undefined) {
      const { y } = across;
      const end = y + Math.sign(y) * (across.wide ?? 0);
      const outline = strutEnds(p).map(([x0, x1]) => `M${x0} ${y}L${x1} ${end}`);
      s.path("line", outline.join(""), { width: p.width ?? 8 });
    }
  },

  handrail(s, r, across, { wide }) {
    const y = (across.wide ?? wide * 0.7) / 2;
    const [x0, x1] = r.x;
    const posts = evenly(x0, x1, Math.max(2, Math.round((x1 - x0) / 70)));
    for (const side of [y, -y]) s.path("line", `M${x0} ${side}L${x1} ${side}${uprights(posts, side - 5, side + 5)}`);
  },

  blade(s, b, across, chassis) {
    const half = (across.wide ?? chassis.wide) / 2;
    const f = b.facing === "front" ? 1 : -1;
    for (const y of [0.55, -0.55].map((share) => share * half * 0.9)) s.line(12, [b.x + f * 8, y], [b.arm[0], y]);
    if (b.swept) {
      const [tip, end] = [b.x - f * 8, b.x + f * (b.swept - 8)];
      s.path("dark", `M${tip} 0L${end} ${half}L${end + f * 30} ${half}L${tip + f * 34} 0L${end + f * 30} ${-half}L${end} ${-half}Z`);
      return;
    }
    s.path("dark", `M${b.x - f * 8} ${half}Q${b.x + f * 6} 0 ${b.x - f * 8} ${-half}L${b.x + f * 22} ${-half}Q${b.x + f * 34} 0 ${b.x + f * 22} ${half}Z`);
  },

  crane(s, c, { y = 0 }) {
    const arm = (from: number, to: number, w: number) => s.box("mid", Math.min(from, to), y - w / 2, Math.abs(to - from), w);
    arm(c.foot[0], c.elbow[0], c.w);
    if (c.elbow[0] !== c.tip[0]) arm(c.elbow[0], c.tip[0], c.w * 0.7);
    s.circle("dark", c.foot[0], y, c.w * 0.8);
    s.circle("dark", c.elbow[0], y, c.w * 0.4);
    if (c.end === "grab") {
      s.box("dark", c.tip[0] - 26, y - 34, 52, 26);
      s.box("dark", c.tip[0] - 26, y + 8, 52, 26);
    }
  },

  /** Two treadways side by side. */
  bridge(s, b, across, chassis) {
    const wide = across.wide ?? chassis.wide;
    const len = b.len * cosine(b.elev);
    const [x] = b.at;
    const tread = wide * 0.36;
    const rungs = evenly(x + b.taper, x + len - b.taper, Math.max(5, Math.round(len / 90)));
    for (const y of [1, -1].map((side) => (side * (wide - tread)) / 2)) {
      s.box("mid", x, y - tread / 2, len, tread);
      s.path("line", uprights(rungs, y - tread / 2, y + tread / 2));
      s.path("line", `M${x + 6} ${y - tread * 0.4}L${x + len - 6} ${y - tread * 0.4}M${x + 6} ${y + tread * 0.4}L${x + len - 6} ${y + tread * 0.4}`, {
        width: 2,
      });
    }
    for (const u of [x + len * 0.2, x + len * 0.8]) s.box("dark", u - 10, -wide / 2 + tread, 20, wide - 2 * tread);
  },

  plough(s, p, across, chassis) {
    const y = across.y ?? 0;
    const half = (across.wide ?? chassis.wide * 0.36) / 2;
    for (const side of [half, -half]) s.line(10, [p.from[0], y + side], [p.to[0], y + side]);
    s.box("dark", p.to[0] - p.w * 0.5, y - half - 12, p.w, 2 * half + 24);
  },

  shield(s, p, { y = 0, wide = 150 }) {
    const [x] = p.at;
    const half = wide / 2;
    const wing = p.wing ?? 0;
    s.poly(
      "mid",
      [x, y + half * 0.86],
      [x + 10 + wing, y + half],
      [x + p.lean + 8 + wing * 0.7, y + half],
      [x + p.lean + 4, y + half * 0.8],
      [x + p.lean + 4, y - half * 0.8],
      [x + p.lean + 8 + wing * 0.7, y - half],
      [x + 10 + wing, y - half],
      [x, y - half * 0.86],
    );
  },

  /** Split trails are spread; where `y` is given, one leg reaches that far off the middle. */
  trail(s, t, across) {
    const [x0] = t.from;
    const [x1] = t.to;
    const reach = across.y ?? (t.end === "spade" ? Math.abs(x1 - x0) * 0.42 : 0);
    const both = across.y === undefined && t.end === "spade";
    const root = both ? 16 : 0;
    const leg = (side: number) => {
      const angle = Math.atan2(side * (reach - root), x1 - x0);
      const [nx, ny] = [-Math.sin(angle) * t.w * 0.4, Math.cos(angle) * t.w * 0.4];
      const [y0, y1] = [side * root, side * reach];
      s.poly("body", [x0 + nx, y0 + ny], [x1 + nx * 0.8, y1 + ny * 0.8], [x1 - nx * 0.8, y1 - ny * 0.8], [x0 - nx, y0 - ny]);
      if (t.end === "lunette") s.circle("line", x1 + (x1 > x0 ? 9 : -9), y1, 9, { width: 6 });
      if (t.end === "plate") s.circle("dark", x1, y1, 24);
      if (t.end === "spade") s.within({ x: x1, y: y1, elev: (-angle * 180) / Math.PI }, () => s.box("dark", -6, -t.w * 0.9, 16, t.w * 1.8));
    };
    leg(1);
    if (both) leg(-1);
  },

  cradle(s, c, { y = 0 }) {
    s.within({ x: c.at[0], y, sx: cosine(c.elev) }, () => {
      s.box("body", -c.front, -c.h * 0.36, c.front + c.rear, c.h * 0.72);
      s.box("dark", c.rear - 46, -c.h * 0.44, 46, c.h * 0.88);
      s.box("mid", -c.reach, -c.h * 0.2, c.reach + c.rear * 0.3, c.h * 0.4);
      s.box("dark", -c.reach + 12, -c.h * 0.3, 13, c.h * 0.6);
    });
  },

  saddle(s, a, { y = 0, wide }) {
    const across = wide ?? a.w * 0.9;
    s.box("body", a.at[0] - a.w / 2, y - across / 2, a.w, across);
  },

  mortar(s, m, { y = 0 }) {
    const [x] = m.at;
    const len = m.len * cosine(m.elev);
    if (m.plate) s.circle("dark", x, y, m.plate * 0.55);
    if (m.bipod) {
      const head: Pt = [x - len * 0.66, y];
      s.line(6, head, [x - m.bipod, y + 42]);
      s.line(6, head, [x - m.bipod, y - 42]);
    }
    s.poly("body", [x, y + m.d / 2], [x - len, y + m.d * 0.42], [x - len, y - m.d * 0.42], [x, y - m.d / 2]);
    s.box("dark", x - len - 2, y - m.d * 0.5, 12, m.d);
    s.box("mid", x - len * 0.74, y - m.d * 0.75, Math.max(10, len * 0.1), m.d * 1.5);
  },
};

/** A launcher's upper side and its raised front face, as x positions. */
interface Raised {
  /** The upper side. */
  top: Pt;
  /** The front face, seen where the launcher is raised. */
  face: Pt;
  isUpright: boolean;
}

function raise(e: { at: Pt; len: number; back?: number; elev?: number }, height: number): Raised {
  const back = e.back ?? 0;
  const [cos, sin] = [cosine(e.elev), sine(e.elev)];
  const x = (along: number, up: number) => e.at[0] + along * cos + up * sin;
  const front = back - e.len;
  return { top: [x(front, height), x(back, height)], face: [x(front, 0), x(front, height)], isUpright: (e.elev ?? 0) > 80 };
}

/** Where things side by side are, over a width. */
function abreast(y: number, wide: number, cols: number): number[] {
  const pitch = wide / cols;
  return evenly(y - wide / 2 + pitch / 2, y + wide / 2 - pitch / 2, cols);
}

/** The legs of a tripod, spread to both sides. */
function planLegs(s: SvgBuilder, t: Struts, { y = 0, wide = 84 }: Across): void {
  const ends = strutEnds(t);
  const spread = evenly(y - wide / 2, y + wide / 2, ends.length);
  for (const [i, [x0, x1]] of ends.entries()) s.line(t.width ?? 8, [x0, y], [x1, spread[i] ?? y]);
}

function planBox(s: SvgBuilder, b: Box, across: Across, chassis: Chassis): void {
  const [x, bottom] = b.at;
  const [w, h] = b.size;
  const isLow = bottom + h <= LOW;
  const isGiven = across.wide !== undefined || across.y !== undefined;
  if (!isGiven && isLow && h <= FENDER.height && w > FENDER.length && chassis.kind === "tracked") {
    // Narrower than it is, so that the track beneath shows.
    const cover = chassis.band * 0.7;
    const inner = chassis.wide / 2 - chassis.band;
    for (const low of [inner, -inner - cover]) s.box(b.tone ?? "body", x, low, w, cover);
    return;
  }
  if (!isGiven && isLow && bottom < 80 && chassis.kind === "wheeled") {
    // A tank or a battery case under the load bed.
    for (const side of [-1, 1]) planBox(s, b, { y: (side * (chassis.wide - 50)) / 2, wide: 46 }, chassis);
    return;
  }
  const wide = across.wide ?? usualWidth(b, chassis);
  const low = (across.y ?? 0) - wide / 2;
  const [front, rear] = b.slant ?? [0, 0];
  const [x0, x1] = [x + Math.min(0, front), x + w - Math.min(0, rear)];
  s.box(b.tone ?? "body", x0, low, x1 - x0, wide);
  const edges = [
    ...(Math.abs(front) > 3 ? [x + Math.max(0, front)] : []),
    ...(Math.abs(rear) > 3 ? [x + w - Math.max(0, rear)] : []),
    ...inside(x, x + w, b.seams ?? 0),
  ];
  if (edges.length > 0) s.path("line", uprights(edges, low, low + wide), { width: 2 });
  if (b.slots) {
    const lines = evenly(x + 6, x + w - 6, b.slots);
    const inset = wide * 0.18;
    s.path("line", uprights(lines, low + inset, low + wide - inset), { width: 4 });
  }
}

function usualWidth({ size, tone, slant }: Box, { wide, kind }: Chassis): number {
  if (kind === "none") return size[0] * 0.8;
  if (kind === "carriage") return 50;
  // The foot on which a launcher or an antenna turns.
  if (tone === "dark" && slant && slant[0] > 0 && slant[1] > 0) return wide * 0.48;
  return wide * (kind === "tracked" ? 0.74 : 0.96);
}
