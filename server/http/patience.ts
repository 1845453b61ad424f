/** The longest idle limit that Bun takes, in seconds. */
const LONGEST_SECONDS = 255;

type SetLimit = (seconds: number) => void;
const limits = new WeakMap<Request, SetLimit>();

/** Records how to set the idle limit of a request's connection, for the modules behind the framework. */
export function noteIdleLimit(request: Request, set: SetLimit): void {
  limits.set(request, set);
}

/** Does what takes long before the first byte of an answer: until it is done nobody hangs up. */
export async function patiently<Result>(request: Request, work: () => Promise<Result>) {
  const set = limits.get(request);
  set?.(0);
  try {
    return await work();
  } finally {
    // Whoever takes the answer may be slow, but not for ever.
    set?.(LONGEST_SECONDS);
  }
}
