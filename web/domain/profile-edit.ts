import { isTimeZone } from "./dtg";
import { isGridAccuracy, type Profile } from "./profile";

/** The details that may be changed while signed in, as they stand in their fields. */
export type FormDetailsInput = Pick<Profile, "callSign" | "asset" | "timeZone" | "gridAccuracy">;

interface SavedDetails {
  /** What is saved. */
  details: Partial<FormDetailsInput>;
  /** The labels of the fields whose entry is ignored. */
  ignored: string[];
}

/**
 * What of an edit is saved: a call sign and an asset that are not blank, a time zone of
 * one letter, a grid accuracy of the list (specification 1 §5). The rest stays as it was.
 */
export function savedDetails(input: FormDetailsInput): SavedDetails {
  const details: Partial<FormDetailsInput> = {};
  const ignored: string[] = [];
  const callSign = input.callSign.trim();
  const asset = input.asset.trim();
  const timeZone = input.timeZone.trim().toUpperCase();

  if (callSign !== "") details.callSign = callSign;
  else ignored.push("C/S");
  if (asset !== "") details.asset = asset;
  else ignored.push("Sensor asset");
  if (isTimeZone(timeZone)) details.timeZone = timeZone;
  else ignored.push("Time Zone");
  if (isGridAccuracy(input.gridAccuracy)) details.gridAccuracy = input.gridAccuracy;
  else ignored.push("Grid Accuracy");
  return { details, ignored };
}
