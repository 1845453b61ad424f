import { useEffect, useRef } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { takenAt } from "../../../domain/map/map-grid";
import type { SelectEffects } from "../../../domain/map/select";
import type { SightingForm } from "../../../domain/reports/sighting";
import { pinsOf, takesAltitude, withAltitude } from "../../../domain/reports/sighting-map";
import { elevationAvailable, lookUpElevation } from "../../../lib/elevation";

type Height = NonNullable<SelectEffects["height"]>;

/** By specification 2 §9 after a row that the form has grown by; and how long a pin must rest before it counts as dropped. */
const DELAYS_MS: Record<Height["when"], number> = { now: 0, grown: 100, settled: 400 };

/**
 * Looks up the heights of the pins and writes them into their rows, if the pins have not moved since. A typed height
 * is left alone.
 */
export function useAltitudes(
  formNow: () => SightingForm,
  onUpdate: (change: (form: SightingForm) => SightingForm) => void,
) {
  /** What each timer is to run. */
  const waiting = useRef(new Map<ReturnType<typeof setTimeout>, () => void>());
  // When the map closes, what still waits is looked up at once: the new place would stay without a height.
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const [timer, run] of left) {
        clearTimeout(timer);
        run();
      }
      left.clear();
    };
  }, []);

  async function lookUp(at: LatLng, wanted: string): Promise<void> {
    const pin = pinsOf(formNow()).find(({ mgrsCoord }) => mgrsCoord === wanted);
    const row = pin && formNow().gridRows[pin.id - 1];
    if (row && !takesAltitude(row)) return;
    const found = await lookUpElevation(at);
    if (!found) return;
    onUpdate((form) => {
      const now = pinsOf(form).find(({ mgrsCoord }) => mgrsCoord === wanted);
      return now ? withAltitude(form, now.id, found) : form;
    });
  }

  function later(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      waiting.current.delete(timer);
      run();
    }, delayMs);
    waiting.current.set(timer, run);
  }

  return {
    /** The height of a pin, or of the circle's centre; of one that was moved, if it still is where it was put then. */
    fill({ at, when }: Height) {
      // Past the grid's ends there is no pin to look for.
      const taken = takenAt(at);
      if (!taken) return;
      const wanted = taken.grid.gzd + taken.grid.coordinates;
      later(DELAYS_MS[when], () => {
        const stands = pinsOf(formNow()).some(({ mgrsCoord }) => mgrsCoord === wanted);
        if (stands || when !== "settled") void lookUp(taken.at, wanted);
      });
    },
    /** After a deletion: the heights that the rows do not have yet. */
    fillMissing() {
      if (!elevationAvailable.value) {
        console.warn("The elevation service is unavailable; altitude is skipped.");
        return;
      }
      later(0, () => {
        const rows = formNow().gridRows;
        for (const pin of pinsOf(formNow())) {
          if (rows[pin.id - 1]?.altitude === "") void lookUp(pin, pin.mgrsCoord);
        }
      });
    },
  };
}
