import { StartError } from "../errors";

/** The refusal that a call ends with; any other error, another status or none at all throws. */
export function startErrorOf(run: () => unknown, exitStatus: 1 | 2 = 1): StartError {
  try {
    run();
  } catch (error) {
    return asRefusal(error, exitStatus);
  }
  throw new Error("Nothing was refused.");
}

/** The same of a call that takes its time. */
export const startErrorAfter = (running: Promise<unknown>): Promise<StartError> =>
  running.then(() => {
    throw new Error("Nothing was refused.");
  }, asRefusal);

function asRefusal(error: unknown, exitStatus: 1 | 2 = 1): StartError {
  if (error instanceof StartError && error.exitStatus === exitStatus) return error;
  throw error;
}
