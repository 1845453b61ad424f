import { drawBox, drawCargo, drawFrame, drawShelter } from "./parts/bodywork";
import { drawBlade, drawBridge, drawCrane, drawPlough } from "./parts/engineer";
import { drawCupola, drawDoors, drawHandrail, drawJacks, drawPanes, drawRoll, drawRound, drawSmoke, drawStruts } from "./parts/fittings";
import { drawGun, drawMachineGun } from "./parts/guns";
import { drawCanisters, drawMissile, drawRail, drawTubes } from "./parts/launchers";
import { drawBoomAerial, drawFrameAerial, drawMast, drawWhips } from "./parts/masts";
import { drawEra, drawSkirt, drawSlats } from "./parts/plates";
import { drawDish, drawPlanar, drawReflector, drawYagi } from "./parts/radars";
import { drawRotor } from "./parts/rotor";
import { drawCradle, drawMortar, drawSaddle, drawShield, drawTrail } from "./parts/towed";
import { drawTracks } from "./parts/tracks";
import { drawAxles } from "./parts/wheels";
import { SHAPES } from "./shapes";
import type { Shape } from "./shapes/shape";
import type { Inset, Part, PlacedShape } from "./spec";
import type { SvgBuilder } from "./svg-builder";

function drawStamp(s: SvgBuilder, p: PlacedShape): void {
  const [x, y] = p.at ?? [0, 0];
  s.within({ x, y, sx: p.sx ?? 1, sy: p.sy ?? 1 }, () => {
    const [, ...layers]: Shape = SHAPES[p.of];
    for (const [tone, outline, width] of layers) {
      s.path(tone, outline, width === undefined ? (tone === "line" ? { width: 2 } : {}) : { width });
    }
  });
}

function drawInset(s: SvgBuilder, p: Inset): void {
  const [x, y] = p.at;
  const [w, h] = p.size;
  s.box("ground", x, y, w, h);
  s.line(6, [x, y], [x, y + h], [x + w, y + h], [x + w, y], [x, y]);
  s.line(6, [x + w, y + h], p.shows);
  s.within({ x, y, sx: p.scale, sy: p.scale }, () => {
    for (const part of p.parts) drawPart(s, part);
  });
}

/** What a thermal sight shows bright where it has run or fired: running gear, barrels, engine grilles, exhausts, motors. */
export function isHot(p: Part): boolean {
  switch (p.kind) {
    case "tracks":
    case "gun":
      return true;
    case "axles":
      return p.under !== "carriage" && p.under !== "trailer";
    case "box":
      return p.slots !== undefined || /engine|exhaust|silencer/.test(p.calls ?? "");
    case "stamp":
      return /\bmotors?\b|^(?:[\w-]+ ){0,2}(?:engines?|exhausts?)\b/.test(p.calls ?? SHAPES[p.of][0]);
    default:
      return false;
  }
}

/** Draws one part on the board. */
export function drawPart(s: SvgBuilder, p: Part): void {
  if (isHot(p)) s.hot(() => drawShapes(s, p));
  else drawShapes(s, p);
}

function drawShapes(s: SvgBuilder, p: Part): void {
  switch (p.kind) {
    case "stamp":
      drawStamp(s, p);
      break;
    case "inset":
      drawInset(s, p);
      break;
    case "tracks":
      drawTracks(s, p);
      break;
    case "axles":
      drawAxles(s, p);
      break;
    case "gun":
      drawGun(s, p);
      break;
    case "mg":
      drawMachineGun(s, p);
      break;
    case "tubes":
      drawTubes(s, p);
      break;
    case "canisters":
      drawCanisters(s, p);
      break;
    case "missile":
      drawMissile(s, p);
      break;
    case "rail":
      drawRail(s, p);
      break;
    case "dish":
      drawDish(s, p);
      break;
    case "planar":
      drawPlanar(s, p);
      break;
    case "reflector":
      drawReflector(s, p);
      break;
    case "yagi":
      drawYagi(s, p);
      break;
    case "mast":
      drawMast(s, p);
      break;
    case "whips":
      drawWhips(s, p);
      break;
    case "frameAerial":
      drawFrameAerial(s, p);
      break;
    case "boomAerial":
      drawBoomAerial(s, p);
      break;
    case "frame":
      drawFrame(s, p);
      break;
    case "box":
      drawBox(s, p);
      break;
    case "cargo":
      drawCargo(s, p);
      break;
    case "shelter":
      drawShelter(s, p);
      break;
    case "skirt":
      drawSkirt(s, p);
      break;
    case "era":
      drawEra(s, p);
      break;
    case "slats":
      drawSlats(s, p);
      break;
    case "smoke":
      drawSmoke(s, p);
      break;
    case "roll":
      drawRoll(s, p);
      break;
    case "round":
      drawRound(s, p);
      break;
    case "cupola":
      drawCupola(s, p);
      break;
    case "panes":
      drawPanes(s, p);
      break;
    case "doors":
      drawDoors(s, p);
      break;
    case "jacks":
      drawJacks(s, p);
      break;
    case "struts":
      drawStruts(s, p);
      break;
    case "handrail":
      drawHandrail(s, p);
      break;
    case "blade":
      drawBlade(s, p);
      break;
    case "crane":
      drawCrane(s, p);
      break;
    case "bridge":
      drawBridge(s, p);
      break;
    case "plough":
      drawPlough(s, p);
      break;
    case "shield":
      drawShield(s, p);
      break;
    case "trail":
      drawTrail(s, p);
      break;
    case "cradle":
      drawCradle(s, p);
      break;
    case "saddle":
      drawSaddle(s, p);
      break;
    case "rotor":
      drawRotor(s, p);
      break;
    case "mortar":
      drawMortar(s, p);
      break;
  }
}
