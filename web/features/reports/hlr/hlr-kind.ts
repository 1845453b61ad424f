import { type HlrForm, newHlr } from "../../../domain/reports/hlr";
import { HLR } from "../../../domain/reports/hlr-definition";
import { changeProfile, operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";

export const HLR_KIND: ReportKind<HlrForm> = {
  definition: HLR,
  drafts: createDrafts("hlr", HLR.read, HLR.identifier),
  fresh: () => newHlr(operator()),
  // The next report's number counts on from this one.
  onLogged: ({ targetNumber }) => changeProfile({ lastHlrTargetNumber: targetNumber }),
};
