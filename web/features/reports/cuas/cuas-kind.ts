import { type CuasForm, newCuas } from "../../../domain/reports/cuas";
import { CUAS } from "../../../domain/reports/cuas-definition";
import { operator } from "../../../lib/session";
import type { ReportKind } from "../report-kind";
import { cuasDrafts } from "./cuas-drafts";

export const CUAS_KIND: ReportKind<CuasForm> = {
  definition: CUAS,
  drafts: cuasDrafts,
  fresh: () => newCuas(operator()),
};
