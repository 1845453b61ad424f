import { isTargetNumberUsed } from "../../../domain/log";
import { type HlrForm, newHlr } from "../../../domain/reports/hlr";
import { HLR } from "../../../domain/reports/hlr-definition";
import { nextTargetNumber } from "../../../domain/target-number";
import { logEntries } from "../../../lib/report-log";
import { changeProfile, operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";

/** The form under the next target number that the log does not have yet. */
function unusedNumber(form: HlrForm): HlrForm {
  const entries = logEntries.value ?? [];
  let { targetNumber } = form;
  while (isTargetNumberUsed(entries, targetNumber, form.randomSixDigit)) {
    targetNumber = nextTargetNumber(targetNumber);
  }
  return { ...form, targetNumber };
}

export const HLR_KIND: ReportKind<HlrForm> = {
  definition: HLR,
  drafts: createDrafts("hlr", HLR.read, HLR.identifier),
  fresh: () => unusedNumber(newHlr(operator())),
  renewed: (form, by) => unusedNumber(HLR.renewed(form, by)),
  // The next report's number counts on from this one.
  onLogged: ({ targetNumber }) => changeProfile({ lastHlrTargetNumber: targetNumber }),
};
