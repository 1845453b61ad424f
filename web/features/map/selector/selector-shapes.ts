import { destination, distanceMetres, type LatLng } from "../../../domain/grid/geodesy";
import type { MapPlace } from "../../../domain/map/map-grid";
import type { SelectAct, Selecting } from "../../../domain/map/select";
import { copyNear } from "../../../domain/map/sphere-lines";
import type { SuggestedSearchArea } from "../../../domain/platforms/linked-platforms";
import {
  boundedRadius,
  type CentreOfMassCircle,
  centreOf,
  circleBetween,
  circleOf,
  type Pin,
  pinName,
  pinsOf,
} from "../../../domain/reports/sighting-map";
import { labelOf, makeHandleIcon, makeKillIcon, makePinIcon, type Shape } from "../base";
import { pinPopup } from "./pin-popup";
import styles from "./selector.module.css";

const EAST = 90;

/** What is being dragged of a circle: its centre, or its edge to a radius in metres. */
export type HeldCircle = { centre: MapPlace } | { radius: number };

interface Scene {
  state: Selecting;
  /** Where the pointer is. */
  pointer: LatLng | null;
  held: HeldCircle | null;
  /** Where to look for the platform that belongs to the one that was seen. */
  area: SuggestedSearchArea | null;
}

interface Hands {
  act(what: SelectAct): void;
  hold(circle: HeldCircle | null): void;
}

/** All that the Map Selector draws. */
export function selectorShapes(scene: Scene, hands: Hands): Shape[] {
  const { state, area } = scene;
  const linked: Shape[] = area
    ? [
        {
          key: "linked",
          at: area,
          radius: { metres: area.radiusMeters },
          className: styles.linked,
          label: `${area.linkedTargetName}: search within ${area.radiusMeters} m`,
          labelClass: styles.linkedName,
        },
      ]
    : [];
  const own = state.mode === "com" ? massShapes(scene, hands) : pinShapes(state, hands.act);
  return [...linked, ...own];
}

/** The grid of a row with the digits that it has, and how exact it is. */
const gridOf = (mgrs: string) => labelOf({ gzd: mgrs.slice(0, 5), coordinates: mgrs.slice(5) });

function pinShapes({ form, mode, chosen }: Selecting, act: Hands["act"]): Shape[] {
  const pins = pinsOf(form);
  return pins.flatMap((pin) => {
    const { id, bdaStatus } = pin;
    const grid = gridOf(pin.mgrsCoord);
    const isFixed = mode === "bda";
    const shape: Shape = {
      key: `pin ${id}`,
      at: pin,
      icon: () => makePinIcon(id),
      name: pinName(pin, grid),
      label: grid,
      ...(pins.length > 1 && { labelOf: String(id) }),
      isChosen: id === chosen,
      onFocus: () => act({ choose: id }),
      ...(!isFixed && {
        onMove: (to) => act({ move: id, to }),
        onRemove: () => act({ remove: id }),
      }),
      popup: { shows: `${bdaStatus} ${isFixed}`, make: () => popupOf(pin, grid, isFixed, act) },
    };
    return bdaStatus === "present" ? [shape] : [shape, killMark(pin, bdaStatus)];
  });
}

const killMark = (pin: Pin, effect: "m-kill" | "k-kill"): Shape => ({
  key: `${effect} ${pin.id}`,
  at: pin,
  icon: () => makeKillIcon(effect),
  isRaised: true,
});

function popupOf(pin: Pin, grid: string, isFixed: boolean, act: Hands["act"]): HTMLElement {
  const { id, bdaStatus } = pin;
  return pinPopup(
    { id, grid, effect: isFixed ? bdaStatus : null },
    {
      remove: () => act({ remove: id }),
      setEffect(effect) {
        act({ choose: id });
        act({ effect });
      },
    },
  );
}

function massShapes({ state: { form, start }, pointer, held }: Scene, hands: Hands): Shape[] {
  const circle = circleOf(form);
  if (circle) return circleShapes(circle, held, hands);
  const typed = centreOf(form);
  const shapes: Shape[] = [];
  if (typed) shapes.push({ key: "typed", at: typed, icon: () => makePinIcon("C") });
  if (start) shapes.push({ key: "start", at: start, icon: makeHandleIcon });
  if (start && pointer) {
    const { centre, radius } = circleBetween(start, pointer);
    const preview = { key: "preview", className: styles.preview, beside: start };
    shapes.push({ ...preview, at: copyNear(centre, start.lng), radius: { metres: radius } });
  }
  return shapes;
}

/** The finished circle: its centre and its edge can be dragged. */
function circleShapes(
  { centerLat, centerLng, centerMgrs, radius }: CentreOfMassCircle,
  held: HeldCircle | null,
  { act, hold }: Hands,
): Shape[] {
  const standing = { lat: centerLat, lng: centerLng };
  const centre = held && "centre" in held ? held.centre : standing;
  const metres = held && "radius" in held ? held.radius : radius;
  const radiusTo = (at: LatLng) => boundedRadius(distanceMetres(standing, at));
  const grid = gridOf(centerMgrs);
  return [
    { key: "circle", at: centre, radius: { metres }, className: styles.circle },
    {
      key: "centre",
      at: centre,
      icon: () => makePinIcon("C"),
      name: `Circle's centre, ${grid}`,
      label: grid,
      isChosen: true,
      onHold: (at) => hold({ centre: at }),
      onMove(at) {
        hold(null);
        act({ moveCircle: at });
      },
    },
    // Over the centre, where the circle is small on the map.
    {
      key: "edge",
      // On the same copy of the world as the centre.
      at: copyNear(destination(centre, EAST, metres), centre.lng),
      beside: centre,
      icon: makeHandleIcon,
      onHold: (at) => hold({ radius: radiusTo(at) }),
      onMove(at) {
        hold(null);
        act({ radius: radiusTo(at) });
      },
    },
  ];
}
