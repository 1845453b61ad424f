import { type LeappForm, newLeapp } from "../../../domain/reports/leapp";
import { LEAPP } from "../../../domain/reports/leapp-definition";
import { operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";

export const LEAPP_KIND: ReportKind<LeappForm> = {
  definition: LEAPP,
  drafts: createDrafts("leapp", LEAPP.read, LEAPP.identifier),
  fresh: () => newLeapp(operator()),
};
