import { type Signal, signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, useCallback, useEffect, useState } from "react";

/** A part of the page in a file of its own, which is fetched when it is needed, or ahead of that. */
export interface LatePart<Part> {
  /** Null until it has come. */
  part: Signal<Part | null>;
  /** Loads it once. @throws if it is not available */
  load(): Promise<void>;
}

export function latePart<Part>(fetch: () => Promise<Part>): LatePart<Part> {
  const part = signal<Part | null>(null);
  return {
    part,
    async load() {
      part.value ??= await fetch();
    },
  };
}

const warn = (error: unknown) => console.warn("page:", error);

/** The part once it has come; it is fetched where it is needed and was not fetched ahead. */
export function useLatePart<Part>(
  { part, load }: LatePart<Part>,
  isNeeded: boolean,
  onError: (error: unknown) => void = warn,
): Part | null {
  useSignals();
  const isMissing = part.value === null;
  useEffect(() => {
    if (isNeeded && isMissing) load().catch(onError);
  }, [isNeeded, isMissing, load, onError]);
  return part.value;
}

let tellFirst = () => {};

/** When the first late component is mounted, it is time to load what is needed only after user action. */
export const firstStands = new Promise<void>((resolve) => {
  tellFirst = resolve;
});

/**
 * A component in its own file. It throws if it cannot be loaded, like `React.lazy`, but renders as soon as it is
 * loaded: React leaves a lazy component's place empty for 300 ms.
 * @param Meanwhile rendered in its place until then
 */
export function lateComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const late = latePart(async () => ({ Component: await fetch() }));
  return function LateComponent(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const fail = useCallback((error: unknown) => setFailure({ error }), []);
    const part = useLatePart(late, true, fail);
    useEffect(() => {
      if (part) tellFirst();
    }, [part]);
    if (failure) throw failure.error;
    return part ? <part.Component {...props} /> : <Meanwhile {...props} />;
  };
}
