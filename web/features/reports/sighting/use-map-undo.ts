import { useState } from "react";
import type { SightingForm } from "../../../domain/reports/sighting";
import {
  holdsAnything,
  type MapPart,
  mapPartOf,
  withMapPart,
} from "../../../domain/reports/sighting-map";
import { useShortcut } from "../../../lib/shortcuts";

/**
 * What stood in a report before its map was cleared, to be brought back on the map and, once that is
 * closed, on the form. It takes the place of what was entered since, which is then kept in turn.
 */
export function useMapUndo(
  form: SightingForm,
  onUpdate: (change: (form: SightingForm) => SightingForm) => void,
) {
  /** With the report's own number: what stood in one report never gets into another. */
  const [earlier, setEarlier] = useState<{ report: string; part: MapPart } | null>(null);
  const isOffered = earlier?.report === form.randomNumber;

  /** A cleared map would only cover up the one that is worth bringing back. */
  function keep(): void {
    if (form.quantity === 1 && !holdsAnything(form)) return;
    setEarlier({ report: form.randomNumber, part: mapPartOf(form) });
  }

  function run(): MapPart | null {
    if (!earlier || !isOffered) return null;
    const { part } = earlier;
    setEarlier(null);
    keep();
    onUpdate((now) => withMapPart(now, part));
    return part;
  }

  useShortcut("Alt Z", "Undo map reset", run, isOffered);
  return { isOffered, keep, run };
}
