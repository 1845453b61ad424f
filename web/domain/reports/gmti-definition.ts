import { GMTI as MADE } from "../formats/built-in";
import type { GmtiForm } from "./gmti";
import type { ReportDefinition } from "./report";

export const GMTI = MADE as unknown as ReportDefinition<GmtiForm>;
