import { stateOfFile } from "./source";

/** How often folders are looked at: twice until a new file is used, and then a page asks; together less than ten seconds. */
export const LOOK_EVERY_MS = 2000;

/** A file as a look found it. */
export interface SeenFile {
  path: string;
  /** Another content has another one. */
  state: string;
  /** Whether it has stayed the same since the look before, so that nobody is still copying it. */
  isWhole: boolean;
}

/**
 * Looks at files again and again. What the first look finds counts as whole.
 * @param list the paths of those that there are
 * @param stateOf null for what is gone
 * @param isSettled which of them need not be looked at once more; by default none
 */
export function watchFiles(
  list: () => Promise<string[]>,
  stateOf: (path: string) => string | null = stateOfFile,
  isSettled: (path: string) => boolean = () => false,
): () => Promise<SeenFile[]> {
  let before: Map<string, string> | null = null;
  return async () => {
    const seen = (await list()).map((path) => {
      const known = before?.get(path);
      const state = (isSettled(path) ? known : undefined) ?? stateOf(path) ?? "gone";
      return { path, state, isWhole: before === null || known === state };
    });
    before = new Map(seen.map(({ path, state }) => [path, state]));
    return seen;
  };
}
