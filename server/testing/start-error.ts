import { StartError } from "../errors";

/** The refusal that a call ends with; any other error, another status or none at all throws. */
export function startErrorOf(run: () => unknown, exitStatus: 1 | 2 = 1): StartError {
  try {
    run();
  } catch (error) {
    if (error instanceof StartError && error.exitStatus === exitStatus) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}
