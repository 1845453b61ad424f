import { Elysia } from "elysia";
import { cuasReportToSave, savedCuasReport } from "./model";
import type { CuasReportsService } from "./service";

/** c-UAS reports field by field, beside their messages. */
export const cuasReports = (service: CuasReportsService) =>
  new Elysia().post(
    "/api/cuas-reports",
    ({ body, status }) => {
      const { id, isNew } = service.save(body);
      return status(isNew ? 201 : 200, { id });
    },
    { body: cuasReportToSave, response: { 200: savedCuasReport, 201: savedCuasReport } },
  );
