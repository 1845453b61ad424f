import { eq, sql } from "drizzle-orm";
import { formatGrid, isGzd, withoutGap } from "../../../web/domain/grid/grid";
import { once } from "../../../web/domain/once";
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
  const insert = once(() =>
    queries
      .insert(cuasReports)
      .values({
        clientId: sql.placeholder("clientId"),
        callSign: sql.placeholder("callSign"),
        reportNumber: sql.placeholder("reportNumber"),
        asset: sql.placeholder("asset"),
        methodOfDetection: sql.placeholder("methodOfDetection"),
        gzd: sql.placeholder("gzd"),
        coordinates: sql.placeholder("coordinates"),
        altitude: null,
        uasType: sql.placeholder("uasType"),
        quantity: sql.placeholder("quantity"),
        payloadVisible: sql.placeholder("payloadVisible"),
        payloadType: sql.placeholder("payloadType"),
        height: sql.placeholder("height"),
        heading: sql.placeholder("heading"),
        otherObservations: sql.placeholder("otherObservations"),
        otherFreeText: sql.placeholder("otherFreeText"),
        actionTaken: sql.placeholder("actionTaken"),
        receivedAt: sql.placeholder("receivedAt"),
      })
      .onConflictDoNothing({ target: cuasReports.clientId })
      .returning({ id: cuasReports.id })
      .prepare(),
  );
  const find = once(() =>
    queries
      .select({ id: cuasReports.id })
      .from(cuasReports)
      .where(eq(cuasReports.clientId, sql.placeholder("clientId")))
      .prepare(),
  );

  return {
    save(report) {
      const wrong = wrongFields(report);
      if (wrong.length > 0) throw invalidFields(wrong);

      const clientId = report.clientId ?? crypto.randomUUID();
      const receivedAt = clock().toISOString();
      // The unique index decides, so that two saves at the same moment cannot both be new.
      const inserted = insert().get({
        ...report,
        clientId,
        coordinates: withoutGap(report.coordinates),
        asset: given(report.asset),
        payloadType: given(report.payloadType),
        height: given(report.height),
        heading: given(report.heading),
        otherObservations: given(report.otherObservations),
        otherFreeText: given(report.otherFreeText),
        actionTaken: given(report.actionTaken),
        receivedAt,
      });
      if (inserted) return { id: inserted.id, isNew: true };
      const kept = find().get({ clientId });
      if (!kept) throw new Error("A c-UAS report was neither inserted nor found.");
      return { id: kept.id, isNew: false };
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
