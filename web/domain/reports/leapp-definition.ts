import { LEAPP as MADE } from "../formats/built-in";
import type { LeappForm } from "./leapp";
import type { ReportDefinition } from "./report";

export const LEAPP = MADE as unknown as ReportDefinition<LeappForm>;
