import { formatGrid, isGzd, withoutGap } from "../../../web/domain/grid/grid";
import { createInsertOnce } from "../../db/insert-once";
import { cuasReports } from "../../db/schema";
import type { Store } from "../../db/store";
import { invalidFields } from "../../errors";
import type { CuasReportToSave } from "./model";

export interface CuasReportsService {
  /**
   * Keeps a c-UAS report, durably, before it returns. A client id that is already
   * kept changes nothing, whatever else comes with it.
   * @throws ApiError 422 that names the wrong fields
   */
  save(report: CuasReportToSave): { id: number; isNew: boolean };
}

export function createCuasReportsService(
  { queries }: Store,
  clock: () => Date,
): CuasReportsService {
  const insert = createInsertOnce(queries, cuasReports);
  return {
    save(report) {
      const wrong = wrongFields(report);
      if (wrong.length > 0) throw invalidFields(wrong);

      return insert({
        ...report,
        clientId: report.clientId ?? crypto.randomUUID(),
        coordinates: withoutGap(report.coordinates),
        altitude: null,
        asset: given(report.asset),
        payloadType: given(report.payloadType),
        height: given(report.height),
        heading: given(report.heading),
        otherObservations: given(report.otherObservations),
        otherFreeText: given(report.otherFreeText),
        actionTaken: given(report.actionTaken),
        receivedAt: clock().toISOString(),
      });
    },
  };
}

const given = (text: string | null | undefined) => (text?.trim() ? text : null);

/** Rules beyond the types. */
function wrongFields({ callSign, reportNumber, gzd, coordinates }: CuasReportToSave): string[] {
  return [
    ...(callSign.trim() === "" ? ["callSign"] : []),
    ...(reportNumber.trim() === "" ? ["reportNumber"] : []),
    ...(isGzd(gzd) ? [] : ["gzd"]),
    ...(isEvenDigits(coordinates) ? [] : ["coordinates"]),
  ];
}

/** One run of an even count of digits, or the same in two halves, as messages write it. */
function isEvenDigits(coordinates: string): boolean {
  const digits = withoutGap(coordinates);
  return (
    /^(?:\d\d){1,5}$/.test(digits) &&
    (coordinates === digits || coordinates === formatGrid("", digits))
  );
}
