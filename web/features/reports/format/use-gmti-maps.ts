import { useEffect, useRef, useState } from "react";
import { loadGmtiMaps } from "../../map";

type Maps = typeof import("../../map/gmti");

/** Long enough for the form to be painted and to take keys first. */
const FORM_STANDS_MS = 300;

/**
 * The maps, which come after the form stands and never take it along: null until they are there,
 * "failed" where they did not come. `load` asks again, and rejects where they do not come.
 */
export function useGmtiMaps(): { maps: Maps | "failed" | null; load(): Promise<Maps> } {
  const [maps, setMaps] = useState<Maps | "failed" | null>(null);
  const load = useRef(async () => {
    try {
      const loaded = await loadGmtiMaps();
      setMaps(loaded);
      return loaded;
    } catch (error) {
      setMaps("failed");
      throw error;
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      load.current().catch((error: unknown) => console.warn("map:", error));
    }, FORM_STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return { maps, load: load.current };
}
