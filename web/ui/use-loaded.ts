import { useEffect, useState } from "react";

/**
 * What is loaded when a component comes; `data` is null until it has come.
 * @param what names it in the console
 * @returns with `again`, for after a failure it is for the operator to try again
 */
export function useLoaded<T>(what: string, load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ data: T | null; error: unknown }>({
    data: null,
    error: null,
  });
  const again = () => {
    setLoaded({ data: null, error: null });
    load().then(
      (data) => setLoaded({ data, error: null }),
      (error: unknown) => {
        console.warn(`${what}:`, error);
        setLoaded({ data: null, error });
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each render, for the same thing
  useEffect(again, []);
  return { ...loaded, again };
}
