import { Elysia } from "elysia";
import { reportToSave, savedReport } from "./model";
import type { ReportsService } from "./service";

/** The reports that are kept beyond the browser. */
export const reports = (service: ReportsService) =>
  new Elysia().post(
    "/api/reports/save",
    ({ body, status }) => {
      const { id, isNew } = service.save(body);
      return status(isNew ? 201 : 200, { id });
    },
    { body: reportToSave, response: { 200: savedReport, 201: savedReport } },
  );
