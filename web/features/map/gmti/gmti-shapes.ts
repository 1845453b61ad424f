import type { LatLng } from "../../../domain/grid/geodesy";
import type { Motion } from "../../../domain/map/gmti-fields";
import { endOf } from "../../../domain/map/gmti-map";
import type { MapPlace } from "../../../domain/map/map-grid";
import { makeArrowIcon, makePinIcon, type Shape } from "../base";
import styles from "./gmti-map.module.css";

/** How a thing on the map changes while the operator moves it. */
interface Moves {
  onHold(at: MapPlace): void;
  onMove(at: MapPlace): void;
}

interface Options {
  /** On the pin; none on a small map. */
  label?: string;
  /** Both can be moved. */
  hands?: { target: Moves; end: Moves } | undefined;
}

/** The target, and an arrow from it: where to, and how fast. */
export function gmtiShapes(
  target: LatLng | null,
  motion: Motion | null,
  { label, hands }: Options = {},
): Shape[] {
  if (!target) return [];
  const pin: Shape = {
    key: "target",
    at: target,
    icon: () => makePinIcon("T"),
    label,
    isChosen: true,
    // The arrow's head may lie on its point.
    isRaised: true,
    ...(hands && {
      name: `Target pin at ${label}. Arrow keys move it, with Shift ten times as far.`,
      ...hands.target,
    }),
  };
  if (!motion) return [pin];
  const end = endOf(target, motion);
  return [
    ...["halo", "line"].map((key) => ({ key, points: [target, end], className: styles[key] })),
    {
      key: "head",
      at: end,
      beside: target,
      icon: makeArrowIcon,
      turn: motion.heading,
      ...hands?.end,
    },
    pin,
  ];
}
