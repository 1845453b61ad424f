import { CUAS as MADE } from "../formats/built-in";
import type { CuasForm } from "./cuas";
import type { ReportDefinition } from "./report";

export const CUAS = MADE as unknown as ReportDefinition<CuasForm>;
