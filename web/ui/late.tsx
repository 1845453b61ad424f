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

const came = Promise.withResolvers<void>();
const stands = Promise.withResolvers<void>();

/** When the files of the first late component have come, and just before it is shown: others no longer hold it up. */
export const firstCame = came.promise;

/** When the first late component is mounted, it is time to run what is needed only after user action. */
export const firstStands = stands.promise;

/** A component's file did not come, or does not run. */
export class PartMissingError extends Error {}

/**
 * A component in its own file. Like `React.lazy` it throws if it cannot be loaded; unlike it, it is asked for again
 * when it is next mounted, and renders as soon as it is loaded: React leaves a lazy component's place empty for 300 ms.
 * @param Meanwhile rendered in its place until then
 */
export function lateComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const late = latePart(async () => {
    const Component = await fetch();
    came.resolve();
    return { Component };
  });
  return function LateComponent(props: Props) {
    const [failure, setFailure] = useState<PartMissingError | null>(null);
    const fail = useCallback(
      (cause: unknown) => setFailure(new PartMissingError("A part did not load.", { cause })),
      [],
    );
    const part = useLatePart(late, true, fail);
    useEffect(() => {
      if (part) stands.resolve();
    }, [part]);
    if (failure) throw failure;
    return part ? <part.Component {...props} /> : <Meanwhile {...props} />;
  };
}
