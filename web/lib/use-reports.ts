import { useSignals } from "@preact/signals-react/runtime";
import type { Report } from "../domain/reports/registry";
import { reports } from "./reports";

/** Every kind of report that can be made here. */
export function useReports(): readonly Report[] {
  useSignals();
  return reports.value;
}
