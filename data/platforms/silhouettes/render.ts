import type { ViewBox } from "../../../web/domain/platforms/drawing-marks";
import { describePart } from "./describe";
import { drawPart } from "./draw";
import type { Gear, Part, SilhouetteSpec } from "./spec";
import { SPECS } from "./specs";
import { type Palette, SvgBuilder } from "./svg-builder";
import { metres } from "./words";

/** Margins around the drawing and the strip below the ground that holds the scale bar. */
const MARGIN = 24;
const STRIP = 44;
/** The narrowest drawing, so that the scale bar always fits beside its label. */
const MIN_WIDTH = 360;
/** Aircraft are drawn this far above the strip, with no ground line. */
const FLOAT = 60;

export interface Silhouette {
  /** A standalone SVG; one unit is one centimetre of the real thing. */
  svg: string;
  /** The same words as the SVG's title. */
  alt: string;
}

export interface RenderOptions {
  /** Concrete colours for an SVG that is shown by an image element; without it the shapes carry classes. */
  palette?: Palette;
}

function isGear(part: Part): part is Gear {
  return part.kind === "tracks" || part.kind === "axles";
}

/** A bar of two metres, one dark and one light, and its label drawn as strokes. */
function scaleBar(s: SvgBuilder, x: number): void {
  s.box("dark", x, -30, 100, 8);
  s.box("light", x + 100, -30, 100, 8);
  s.within({ x: x + 212, y: -36 }, () => {
    s.path(
      "line",
      "M0 15Q1 21 7 21Q13 20 13 15Q12 10 0 0L13 0M22 0L22 14M22 10Q25 15 30 13L30 0M30 10Q34 15 38 13L38 0",
    );
  });
}

/** The length and height that count for the words: an inset does not, nor a whip aerial's height. */
function sizeOf(spec: SilhouetteSpec): { length: number; height: number } {
  const real = spec.parts.filter(({ kind }) => kind !== "inset");
  const extent = (parts: readonly Part[]) => {
    const s = new SvgBuilder();
    for (const part of parts) drawPart(s, part);
    return s.bounds;
  };
  const { left, right } = extent(real);
  return { length: right - left, height: extent(real.filter(({ kind }) => kind !== "whips")).top };
}

/** Outlines that look alike on a card: finer on small drawings, stronger on large ones. */
function outlineWidth(width: number): number {
  return Math.round(Math.min(4, Math.max(1.2, width / 320)) * 10) / 10;
}

/** Composes the text alternative from the parts, running gear first. */
function describe(spec: SilhouetteSpec): string {
  const { length, height } = sizeOf(spec);
  const gear = spec.parts.filter(isGear);
  const rest = spec.parts.filter((part) => !isGear(part));
  const said = [...gear, ...rest]
    .map(describePart)
    .filter((words, i, all) => words !== "" && all.indexOf(words) === i);
  const size = spec.flies
    ? `About ${metres(length)} long.`
    : `About ${metres(length)} long and ${metres(height)} high${spec.raised ? ` with ${spec.raised}` : ""}.`;
  return `Side view, facing left: ${said.join("; ")}. ${size}`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Where a drawing lies on the board: left, top, width and height of its view box. */
export function viewBoxOf(spec: SilhouetteSpec): ViewBox {
  const s = new SvgBuilder();
  drawParts(s, spec, spec.parts);
  const { left, right, top } = s.bounds;
  const spare = Math.max(0, MIN_WIDTH - (right - left) - 2 * MARGIN) / 2;
  const x0 = Math.floor(left - MARGIN - spare);
  const x1 = Math.ceil(right + MARGIN + spare);
  const y1 = Math.ceil(top + MARGIN);
  return [x0, -y1, x1 - x0, y1 + STRIP];
}

/** Draws parts where they are in the drawing: an aircraft's above the ground. */
export function drawParts(s: SvgBuilder, spec: SilhouetteSpec, parts: readonly Part[]): void {
  s.within({ y: spec.flies ? FLOAT : 0 }, () => {
    for (const part of parts) drawPart(s, part);
  });
}

/** Draws a spec; see {@link renderSilhouette} for the look-up by platform. */
export function renderSpec(spec: SilhouetteSpec, { palette }: RenderOptions = {}): Silhouette {
  const s = new SvgBuilder();
  drawParts(s, spec, spec.parts);
  const alt = describe(spec);
  const [x, y, w, h] = viewBoxOf(spec);
  if (!spec.flies)
    s.line([
      [x, 0],
      [x + w, 0],
    ]);
  scaleBar(s, x + 14);
  const ground =
    palette === undefined ? ' class="sil-ground"' : ` fill="${palette.ground}" stroke="none"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}" role="img" ` +
    `stroke-width="${outlineWidth(w)}" stroke-linejoin="round"${palette === undefined ? "" : ` stroke="${palette.line}"`}><title>${escapeText(alt)}</title>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}"${ground}/>${s.markup(palette)}</svg>`;
  return { svg, alt };
}

/**
 * The recognition silhouette of a platform, side view facing left, in the scale
 * of one unit to a centimetre that all platforms share; null for an id that has none.
 */
export function renderSilhouette(
  platformId: string,
  options: RenderOptions = {},
): Silhouette | null {
  const spec = Object.hasOwn(SPECS, platformId) ? SPECS[platformId] : undefined;
  return spec === undefined ? null : renderSpec(spec, options);
}

/** How a platform moves, by its drawing: for checks against the record's characteristics. */
export interface RunningGear {
  tracked: boolean;
  /** Axles of the vehicle that drives; 0 for tracks and for what is only towed. */
  axles: number;
  /** A gun carriage or trailer without a vehicle of its own. */
  towed: boolean;
}

/** The running gear in a platform's drawing; null for an id that has none. */
export function runningGear(platformId: string): RunningGear | null {
  const spec = Object.hasOwn(SPECS, platformId) ? SPECS[platformId] : undefined;
  if (spec === undefined) return null;
  const gear = spec.parts.filter(isGear);
  const tracked = gear.some((g) => g.kind === "tracks");
  const wheels = gear.flatMap((g) => (g.kind === "axles" ? [g] : []));
  const driven = wheels.filter(({ under = "truck" }) => under === "truck" || under === "hull");
  const axles = driven.reduce((sum, { at }) => sum + at.length, 0);
  return { tracked, axles, towed: !tracked && axles === 0 && wheels.length > 0 };
}
