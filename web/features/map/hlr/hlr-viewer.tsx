import type { Map as LeafletMap } from "leaflet";
import { MapPin } from "lucide-react";
import { useMemo, useState } from "react";
import type { GridReference } from "../../../domain/grid/grid";
import { FIRE_POINTS, type Fire, type FirePoint } from "../../../domain/map/fire";
import {
  doneText,
  type FireAct,
  type FirePins,
  firePins,
  firePlaced,
  fireStep,
} from "../../../domain/map/fire-pins";
import { hlrView } from "../../../domain/map/hlr-view";
import type { MapPlace } from "../../../domain/map/map-grid";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button } from "../../../ui/button";
import { fitTo, keepExact, MapShell, openingView, Tool, ToolRest, useShapes } from "../base";
import { fireShapes } from "./fire-shapes";
import { ViewerFacts } from "./viewer-facts";

interface Props {
  fire: Fire;
  /** The form's words for the two. */
  labels: Record<FirePoint, string>;
  /** Takes the points that were placed, or taken away, on the map. */
  onPlace(points: Partial<Record<FirePoint, GridReference>>): void;
  onClose(): void;
}

const NO_GRID: GridReference = { gzd: "", coordinates: "" };

/**
 * Where fire came from and where it fell. What the form has whole is there to check by eye, and nothing can be changed;
 * what it lacks is placed: one click for the POO, one for the POI.
 */
export function HlrViewer({ fire, labels, onPlace, onClose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  /** The pins in hand; null while the map is only looked at. */
  const [pins, setPins] = useState<FirePins | null>(() => {
    const opening = firePins(fire, null);
    return opening.next && opening;
  });
  const [pointed, setPointed] = useState<MapPlace | null>(null);
  const shown = useMemo(
    () => (pins ? firePlaced(pins, fire, pointed) : fire),
    [pins, fire, pointed],
  );
  const view = useMemo(() => hlrView(shown), [shown]);
  // What is only pointed at is nothing to fit the map to.
  const points = useMemo(() => {
    const { poo, poi } = hlrView(pins ? firePlaced(pins, fire, null) : fire);
    return [poo, poi].filter((point) => point !== null);
  }, [pins, fire]);
  const [opening] = useState(() => openingView(points[0]));

  function act(what: FireAct): void {
    const after = pins && fireStep(pins, what);
    const at = typeof what === "object" && ("pick" in what ? what.pick : "move" in what && what.to);
    if (at && after?.before === pins) keepExact(at);
    setPins(after);
    setPointed(null);
  }
  const pick = pins?.next ? (at: MapPlace) => act({ pick: at }) : undefined;
  useShapes(map, fireShapes(view, pins, act));

  function takeOver() {
    const start = firePins(fire, null);
    onPlace(
      Object.fromEntries(
        FIRE_POINTS.filter((point) => pins?.[point]?.at !== start[point]?.at).map((point) => [
          point,
          pins?.[point]?.grid ?? NO_GRID,
        ]),
      ),
    );
    onClose();
  }

  return (
    <MapShell
      title="HLR map"
      view={opening}
      map={map}
      setMap={setMap}
      onShow={(made) => points.length > 1 && fitTo(made, points)}
      onPick={pick}
      onPoint={pick && setPointed}
      onUse={pick}
      points={points}
      undo={pins?.before ? { run: () => act("undo") } : null}
      facts={
        <ViewerFacts
          fire={shown}
          view={view}
          isPlacing={pins !== null}
          unset={pins ? FIRE_POINTS.filter((point) => !pins[point]) : []}
          exact={pointed?.exact ?? null}
        />
      }
      centre={`Place ${labels[pins?.next ?? "poi"]}`}
      tools={
        pins &&
        FIRE_POINTS.map((point, index) => (
          <Tool
            key={point}
            aria-pressed={pins.next === point}
            title={`The next click sets the ${labels[point]}`}
            onClick={() => act({ choose: point })}
          >
            <MapPin size={16} aria-hidden="true" />
            {index + 1} {labels[point]}
          </Tool>
        ))
      }
      step={pins ? STEPS[pins.next ?? "none"] : "View only"}
      hint={hintOf(pins, fire)}
      notice={pins?.refusal ?? ""}
      isRefused
      onClose={onClose}
      actions={
        pins ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {/* The next act once both stand; one alone can be taken over, and the form asks for the other. */}
            <Button
              look={pins.poo && pins.poi ? "primary" : "plain"}
              disabled={!pins.before}
              onClick={takeOver}
            >
              Done
            </Button>
          </>
        ) : (
          <>
            {FIRE_POINTS.map((point) => (
              <Button key={point} onClick={() => setPins(firePins(fire, point))}>
                <span>
                  <ToolRest>Place </ToolRest>
                  {labels[point]}
                </span>
              </Button>
            ))}
            <Button look="primary" onClick={onClose}>
              Back to form
            </Button>
          </>
        )
      }
    />
  );
}

const STEPS = { poo: "1 POO", poi: "2 POI", none: "Both set" };

const HINTS = IS_TOUCHED
  ? {
      view: "POO or POI: set anew.",
      poo: "tap where the fire came from.",
      poi: "tap where it fell.",
      none: "Drag a pin to move it.",
    }
  : {
      view: "the form stays as it is.",
      poo: "click where the fire came from, or move the map with the arrow keys and press Enter.",
      poi: "click where it fell, or move the map with the arrow keys and press Enter.",
      none: "Drag a pin, or nudge it with the arrow keys (Shift: further); Delete removes it.",
    };

/** What the next click does, and what Done would do now: first where nothing is left to set. */
function hintOf(pins: FirePins | null, fire: Fire): string {
  if (!pins) return HINTS.view;
  const hint = HINTS[pins.next ?? "none"];
  const done = doneText(pins, fire);
  return (pins.next ? [hint, done] : [done, hint]).filter(Boolean).join(" ");
}
