import { type GmtiForm, newGmti } from "../../../domain/reports/gmti";
import { GMTI } from "../../../domain/reports/gmti-definition";
import { operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";

export const GMTI_KIND: ReportKind<GmtiForm> = {
  definition: GMTI,
  drafts: createDrafts("gmti", GMTI.read, GMTI.identifier),
  fresh: () => newGmti(operator()),
};
