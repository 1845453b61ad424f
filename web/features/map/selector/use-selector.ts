import { useRef, useState } from "react";
import {
  type SelectAct,
  type SelectEffects,
  type SelectRules,
  selecting,
  selectStep,
} from "../../../domain/map/select";
import type { SightingForm } from "../../../domain/reports/sighting";
import { type MapPart, mapPartOf, withMapPart } from "../../../domain/reports/sighting-map";
import { keepExact } from "../base";
import { useAltitudes } from "./use-altitudes";

/** Specification 2 §9: the form follows a new pin after this. */
const PIN_DELAY_MS = 50;

interface Options extends SelectRules {
  form: SightingForm;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
  /** The map before it was last cleared. The form holds it, as it outlives the map. */
  kept: MapPart | null;
  onKeep(part: MapPart | null): void;
}

/** Wires the operator's acts on the map to the form, which is the one truth, and to the lookup of heights. */
export function useSelector({ form, onUpdate, kept, onKeep, ...rules }: Options) {
  const [own, setOwn] = useState(() => selecting(form, kept));
  const state = { ...own, form, kept };
  const latest = useRef(state);
  latest.current = state;

  function update(change: (form: SightingForm) => SightingForm): void {
    latest.current = { ...latest.current, form: change(latest.current.form) };
    onUpdate(change);
  }
  const heights = useAltitudes(() => latest.current.form, update);

  function act(what: SelectAct): void {
    const before = latest.current;
    const [next, then = {}] = selectStep(before, what, rules);
    setOwn(next);
    if (next.form !== before.form) update((now) => withMapPart(now, mapPartOf(next.form)));
    if (next.kept !== before.kept) onKeep(next.kept);
    latest.current = next;
    follow(then);
  }
  function follow({ exact, height, missingHeights }: SelectEffects): void {
    if (exact) keepExact(exact);
    if (height) heights.fill(height);
    if (missingHeights) heights.fillMissing();
  }

  return {
    state,
    act(what: SelectAct) {
      const isPin = typeof what === "object" && "pick" in what && state.mode === "pins";
      if (isPin) setTimeout(() => act(what), PIN_DELAY_MS);
      else act(what);
    },
  };
}
