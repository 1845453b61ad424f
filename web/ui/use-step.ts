import { useRef, useState } from "react";
import { useStable } from "./use-stable";

/**
 * Wires a pure step to a component.
 * @param follow does what follows from an act
 * @returns the state, and what is called with each act; it ends once what follows has
 */
export function useStep<State, Act, Effect>(
  begin: State | (() => State),
  step: (state: State, act: Act) => readonly [State, Effect?],
  follow: (effect: Effect) => unknown,
): [State, (act: Act) => Promise<void>] {
  const [state, setState] = useState(begin);
  const latest = useRef(state);
  const act = useStable(async (what: Act) => {
    const [next, effect] = step(latest.current, what);
    latest.current = next;
    setState(next);
    if (effect !== undefined) await follow(effect);
  });
  return [state, act];
}
