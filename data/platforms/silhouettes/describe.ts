import { sayCargo, sayShelter } from "./parts/bodywork";
import { sayBridge, sayCrane } from "./parts/engineer";
import { sayRound } from "./parts/fittings";
import { sayGun } from "./parts/guns";
import { sayCanisters, sayMissile, sayTubes } from "./parts/launchers";
import { sayBoomAerial, sayFrameAerial, sayMast, sayWhips } from "./parts/masts";
import { sayDish, sayPlanar, sayReflector, sayYagi } from "./parts/radars";
import { sayRotor } from "./parts/rotor";
import { sayMortar } from "./parts/towed";
import { sayTracks } from "./parts/tracks";
import { sayAxles } from "./parts/wheels";
import { SHAPES } from "./shapes";
import type { Part } from "./spec";
import { count } from "./words";

/** What a part is called in the text alternative; "" where it is too small to say. */
export function describePart(p: Part): string {
  switch (p.kind) {
    case "stamp":
      return p.calls ?? SHAPES[p.of][0];
    case "inset":
      return p.calls;
    case "tracks":
      return sayTracks(p);
    case "axles":
      return sayAxles(p);
    case "gun":
      return sayGun(p);
    case "mg":
      return p.calls ?? "machine gun on the roof";
    case "tubes":
      return sayTubes(p);
    case "canisters":
      return sayCanisters(p);
    case "missile":
      return sayMissile(p);
    case "dish":
      return sayDish(p);
    case "planar":
      return sayPlanar(p);
    case "reflector":
      return sayReflector(p);
    case "yagi":
      return sayYagi(p);
    case "mast":
      return sayMast(p);
    case "whips":
      return sayWhips(p);
    case "frameAerial":
      return sayFrameAerial(p);
    case "boomAerial":
      return sayBoomAerial(p);
    case "cargo":
      return sayCargo(p);
    case "shelter":
      return sayShelter(p);
    case "era":
      return p.rows * p.cols > 3 ? "reactive armour bricks" : "";
    case "slats":
      return "slat armour";
    case "smoke":
      return "smoke dischargers";
    case "round":
      return sayRound(p);
    case "jacks":
      return p.calls ?? "jacks on the ground";
    case "crane":
      return sayCrane(p);
    case "bridge":
      return sayBridge(p);
    case "rotor":
      return sayRotor(p);
    case "mortar":
      return sayMortar(p);
    case "shield":
      return p.h > 60 ? "gun shield" : "";
    case "blade":
    case "plough":
    case "trail":
    case "box":
    case "skirt":
    case "roll":
    case "doors":
      return p.calls ?? "";
    case "rail":
    case "frame":
    case "cupola":
    case "panes":
    case "struts":
    case "handrail":
    case "cradle":
    case "saddle":
      return "";
  }
}

/** What a part is called where it is seen from above: of the running gear only what shows there. */
export function describeFromAbove(p: Part): string {
  if (p.plan === false) return "";
  switch (p.kind) {
    case "tracks":
      return "tracks on both sides";
    case "axles":
      return p.under === "carriage" ? describePart(p) : `${count(p.at.length)} axles`;
    case "panes":
    case "inset":
      return "";
    case "round":
      return p.of === "port" || p.of === "belly" ? "" : describePart(p);
    default:
      return describePart(p);
  }
}
