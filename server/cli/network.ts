import { noteCommand } from "../access/audit";
import { dataPaths, prepareDataFolder } from "../data-folder";
import { StartError, systemReason } from "../errors";
import { hubName } from "../modules/network/hub";
import { JoinError, joinHub, leaveHub } from "../modules/network/joined";

/**
 * Joins the hub that a code names. A server that runs on the folder begins to send within a second, else the next start
 * does.
 * @param code the text of the code
 * @param name what this laptop is to be called there; null for the computer's name
 * @returns what was done, in a line
 * @throws StartError with one sentence
 */
export async function join(code: string, dataFolder: string, name: string | null): Promise<string> {
  if (code.trim() === "") throw new StartError("Give the join code on standard input.");
  prepareDataFolder(dataFolder);
  const { share, database } = dataPaths(dataFolder);
  try {
    const hub = await joinHub(share, code, name ?? hubName());
    noteCommand(database, "network-hub-joined", hub.name);
    return `Joined ${hub.name} at ${hub.addresses[0]} as ${hub.laptopName}. Every saved report is sent there, until "sightline leave".`;
  } catch (error) {
    throw sentenceFor(error, share);
  }
}

/** Ends the sending. @returns what was done, in a line @throws StartError with one sentence */
export function leave(dataFolder: string): string {
  const { share, database } = dataPaths(dataFolder);
  try {
    const left = leaveHub(share);
    if (left === null) throw new StartError("This laptop has joined no hub.");
    noteCommand(database, "network-hub-left", left.name);
    return `Left ${left.name}: nothing more is sent.`;
  } catch (error) {
    throw sentenceFor(error, share);
  }
}

function sentenceFor(error: unknown, folder: string): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof JoinError) return new StartError(error.message);
  return new StartError(`The folder ${folder} cannot be written: ${systemReason(error)}.`);
}
