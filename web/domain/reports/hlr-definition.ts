import { HLR as MADE } from "../formats/built-in";
import type { HlrForm } from "./hlr";
import type { ReportDefinition } from "./report";

export const HLR = MADE as unknown as ReportDefinition<HlrForm>;
