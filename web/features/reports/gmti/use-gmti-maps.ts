import { useEffect, useRef, useState } from "react";

type Maps = typeof import("../../map/gmti");

/** Long enough for the form to be painted and to take keys first. */
const FORM_STANDS_MS = 300;

/**
 * The maps, which come after the form stands and never take it along: null until they are there,
 * "failed" where the server did not answer. `load` asks again.
 */
export function useGmtiMaps(): { maps: Maps | "failed" | null; load(): void } {
  const [maps, setMaps] = useState<Maps | "failed" | null>(null);
  const load = useRef(() => {
    import("../../map/gmti").then(setMaps, (error: unknown) => {
      console.warn("map:", error);
      setMaps("failed");
    });
  });
  useEffect(() => {
    const timer = setTimeout(load.current, FORM_STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return { maps, load: load.current };
}
