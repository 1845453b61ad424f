import { type DetailField, detailError, type Profile } from "./profile";

/** The details that may be changed while signed in, as they stand in their fields. */
export type FormDetailsInput = Pick<Profile, "callSign" | "asset" | "timeZone" | "gridAccuracy">;

export type FormDetail = keyof FormDetailsInput & DetailField;

interface SavedDetails {
  /** What is saved. */
  details: Partial<FormDetailsInput>;
  /** The fields whose entry is ignored: they stay as they were. */
  ignored: FormDetail[];
}

/**
 * What of an edit is saved: a call sign and an asset that are not blank, a time zone of
 * one letter, a grid accuracy of the list (specification 1 §5). The rest stays as it was.
 */
export function savedDetails(input: FormDetailsInput): SavedDetails {
  const details: FormDetailsInput = {
    callSign: input.callSign.trim(),
    asset: input.asset.trim(),
    timeZone: input.timeZone.trim().toUpperCase(),
    gridAccuracy: input.gridAccuracy,
  };
  const fields = ["callSign", "asset", "timeZone", "gridAccuracy"] as const;
  const ignored = fields.filter((field) => detailError(field, input[field]) !== null);
  const saved: Partial<FormDetailsInput> = { ...details };
  for (const field of ignored) delete saved[field];
  return { details: saved, ignored };
}
