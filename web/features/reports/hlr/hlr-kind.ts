import { hlrNumbered, lastCountedNumber } from "../../../domain/log";
import { type HlrForm, newHlr } from "../../../domain/reports/hlr";
import { HLR } from "../../../domain/reports/hlr-definition";
import { nextFreeTargetNumber } from "../../../domain/target-number";
import { logEntries } from "../../../lib/report-log";
import { changeProfile, operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";

/**
 * A new report under the next free number after the operator's last; where that cannot be
 * counted on from (A1), after the newest of the operator's own that can.
 * @param otherwise the number to count on from where there is none of these
 */
function numbered(form: HlrForm, otherwise: string): HlrForm {
  const entries = logEntries.value ?? [];
  const { lastHlrTargetNumber, callSign } = operator();
  const last = lastCountedNumber(entries, lastHlrTargetNumber, callSign) || otherwise;
  const isUsed = (number: string) =>
    hlrNumbered(entries, number, form.randomSixDigit) !== undefined;
  return { ...form, targetNumber: nextFreeTargetNumber(last, isUsed) };
}

export const HLR_KIND: ReportKind<HlrForm> = {
  definition: HLR,
  drafts: createDrafts("hlr", HLR.read, HLR.identifier),
  fresh: () => numbered(newHlr(operator()), ""),
  renewed: (form, by) => numbered(HLR.renewed(form, by), form.targetNumber),
  // The next report's number counts on from this one.
  onLogged: ({ targetNumber }) => changeProfile({ lastHlrTargetNumber: targetNumber }),
};
