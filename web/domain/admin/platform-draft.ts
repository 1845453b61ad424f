/** A platform as an administrator writes it, act by act: typed, checked, sent, and settled where somebody was quicker. */
import type { PlatformInput } from "../platforms/platform";
import {
  checkForm,
  EMPTY_FIELDS,
  type Faults,
  faultsIn,
  fieldsOf,
  isSame,
  NO_FAULTS,
  type PlatformFields,
} from "./platform-form";

/** A platform that is being added or edited. */
export interface Draft<Kept extends PlatformInput> {
  /** What it takes the place of, as it was when the form was opened; null for a new one. */
  replaced: Kept | null;
  fields: PlatformFields;
  /** Saving was tried: what is wrong is shown. */
  isTried: boolean;
  /** What the server has found wrong, and with what. */
  refused: { fields: PlatformFields; faults: Faults } | null;
  /** What somebody else made of the platform meanwhile; null in it where it was deleted. */
  conflict: { current: Kept | null } | null;
  /** Whether to discard what was typed is asked. */
  isAsking: boolean;
  isSending: boolean;
}

export type DraftAct<Kept> =
  | { change: Partial<PlatformFields> }
  | "save"
  /** It was not saved: the platform has changed, or something is wrong with it, or nothing is known of why. */
  | { conflict: Kept | null }
  | { refused: { platformId: string } | { details: Readonly<Record<string, unknown>> } | null }
  /** Whose word is to stand. */
  | "mine"
  | "theirs"
  | "close"
  | "stay"
  /** It goes: it was saved, or is not wanted. */
  | "forget";

/** What follows: it is sent, or the focus goes to the first fault or the first field. */
export type DraftEffect = { send: PlatformInput } | "focus-fault" | "focus-first";

/** The form of a platform as it opens. @param fields what is typed in it, if not what it replaces */
export function drafting<Kept extends PlatformInput>(
  replaced: Kept | null,
  fields = formOf(replaced),
): Draft<Kept> {
  return {
    replaced,
    fields,
    isTried: false,
    refused: null,
    conflict: null,
    isAsking: false,
    isSending: false,
  };
}

/** The form as it was opened. */
export const formOf = (replaced: PlatformInput | null): PlatformFields =>
  replaced ? fieldsOf(replaced) : EMPTY_FIELDS;

/** What is wrong, as far as it is shown: what the server has refused stands until something is changed. */
export function faultsOf({ refused, fields, isTried }: Draft<PlatformInput>): Faults {
  if (refused?.fields === fields) return refused.faults;
  return isTried ? checkForm(fields).faults : NO_FAULTS;
}

/** What an act makes of a draft; null once it is closed. */
export function draftStep<Kept extends PlatformInput>(
  now: Draft<Kept>,
  act: DraftAct<Kept>,
): [Draft<Kept> | null, DraftEffect?] {
  const { replaced, fields, conflict, isSending } = now;
  if (typeof act === "object") {
    if ("change" in act) return [{ ...now, fields: { ...fields, ...act.change } }];
    const idle = { ...now, isSending: false };
    if ("conflict" in act) return [{ ...idle, conflict: { current: act.conflict } }];
    const { refused } = act;
    if (!refused) return [idle];
    const faults =
      "platformId" in refused
        ? { fields: { platformId: refused.platformId }, rows: new Map() }
        : faultsIn(fields, refused.details);
    return faults ? [{ ...idle, refused: { fields, faults } }, "focus-fault"] : [idle];
  }
  switch (act) {
    case "save": {
      if (isSending || conflict) return [now];
      const { platform } = checkForm(fields);
      const tried = { ...now, isTried: true };
      if (!platform) return [tried, "focus-fault"];
      return [{ ...tried, isSending: true }, { send: platform }];
    }
    case "mine":
    case "theirs": {
      if (!conflict) return [now];
      const { current } = conflict;
      const isTheirs = act === "theirs" && current !== null;
      const settled = { ...now, replaced: current, conflict: null };
      return [{ ...settled, fields: isTheirs ? fieldsOf(current) : fields }, "focus-first"];
    }
    case "close":
      if (isSending) return [now];
      return [isSame(formOf(replaced), fields) ? null : { ...now, isAsking: true }];
    case "stay":
      return [{ ...now, isAsking: false }];
    case "forget":
      return [null];
  }
}
