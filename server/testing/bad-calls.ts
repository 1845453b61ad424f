import { isRecord } from "../../web/domain/parse-unknown";
import { CALLS } from "../access/testing/calls";
import { REPORT } from "../modules/cuas-reports/testing/example";
import { PATROL } from "../modules/formats/testing/patrol";
import { SIGHTING } from "./api-table";
import { testPlatform } from "./platforms";

/** A route of the application, and what a good call of it sends. */
export interface Target {
  /** As the application names it, e.g. `DELETE /api/admin/users/:email`. */
  route: string;
  method: string;
  /** The parts of a good path; those that a caller chooses are variable. */
  segments: readonly { good: string; isVariable: boolean }[];
  /** The fields of a good body, or of a good query if there is no body. */
  good: Readonly<Record<string, unknown>>;
  hasBody: boolean;
}

const LIST = { page: "2", pageSize: "20", q: "ann", sort: "email", order: "desc" };

/** All fields that a route knows. Where a good call in `CALLS` sends them all, it is enough. */
const FIELDS: Readonly<Record<string, Record<string, unknown>>> = {
  "GET /tiles/:z/:x/:file": { v: "1" },
  "GET /images/platforms/:file": { theme: "night", v: "1" },
  "GET /images/photos/:file": { v: "1" },
  "GET /api/elevation": { latitude: "54.3", longitude: "23.1" },
  "GET /api/places": { query: "Kaunas" },
  "POST /api/reports/save": { ...SIGHTING, targetId: "7K3QZ9", received: true, side: "friendly" },
  "POST /api/cuas-reports": { ...REPORT, clientId: "c-2" },
  "POST /api/feedback": {
    message: "Well done.",
    parentUnit: "3 Bn",
    exerciseRole: "OPFOR",
    callSign: "WK21",
    asset: "STA Ptl",
  },
  "GET /api/admin/users": LIST,
  "GET /api/admin/sessions": LIST,
  "GET /api/admin/requests": LIST,
  "GET /api/admin/vehicles": { ...LIST, sort: "aka", offered: "yes" },
  "PUT /api/admin/formats/:id": { ...PATROL, icon: "eye", key: "P" },
  "POST /api/admin/import-vehicles": { vehicles: [testPlatform({ platformId: "LOCAL" })] },
};

/** Those that end a session: what comes after them would be a stranger's. */
const LAST = ["POST /api/demo/logout", "POST /api/admin/logout"];

/** Every route of the application. */
export const TARGETS: readonly Target[] = Object.entries(CALLS)
  .map(([route, { path, body }]): Target => {
    const [method = "", pattern = ""] = route.split(" ");
    const [good = ""] = path.split("?");
    const names = pattern.slice(1).split("/");
    return {
      route,
      method,
      segments: good
        .slice(1)
        .split("/")
        .map((part, at) => ({ good: part, isVariable: /^(:|\*)/.test(names[at] ?? "") })),
      good: FIELDS[route] ?? (isRecord(body) ? body : {}),
      hasBody: method !== "GET",
    };
  })
  .sort((one, other) => LAST.indexOf(one.route) - LAST.indexOf(other.route));
