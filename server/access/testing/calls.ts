import { REPORT } from "../../modules/cuas-reports/testing/example";
import { PATROL } from "../../modules/formats/testing/patrol";
import { JSON_TYPE, SIGHTING } from "../../testing/api-table";
import { JPEG } from "../../testing/photos";
import { testPlatform } from "../../testing/platforms";

const LOCAL = testPlatform({ platformId: "LOCAL" });

/** Who is asked about; no answer to anybody but the administrator may name them. */
export const BOB = "bob@example.org";
const BOB_IN_PATH = encodeURIComponent(BOB);

/** How to make a route's call so that an authorised caller gets an answer. */
export interface Call {
  path: string;
  /** Sent as JSON, but for bytes, which are a photograph. */
  body?: unknown;
}

/**
 * A good call of every route. A route that is new in the application has to be added here and in
 * the table of its answers; those that end or remove something come last.
 */
export const CALLS: Record<string, Call> = {
  "GET /api/health": { path: "/api/health" },
  "GET /api/deployment/mode": { path: "/api/deployment/mode" },
  "GET /*": { path: "/settings" },
  "GET /images/platforms/:file": { path: "/images/platforms/BM-21.svg" },
  "GET /images/photos/:file": { path: "/images/photos/T-72.jpg" },
  "GET /api/map": { path: "/api/map" },
  "GET /tiles/:z/:x/:file": { path: "/tiles/8/143/80.png" },
  "GET /tiles/*": { path: "/tiles/8//80.png" },
  "GET /api/formats": { path: "/api/formats" },
  "GET /api/vehicles": { path: "/api/vehicles" },
  "GET /api/elevation": { path: "/api/elevation?latitude=54.3&longitude=23.1" },
  "GET /api/own-files": { path: "/api/own-files" },
  "GET /api/ready": { path: "/api/ready" },
  "GET /api/places": { path: "/api/places?query=Kaunas" },
  "GET /api/network": { path: "/api/network" },
  "GET /api/network/reports": { path: "/api/network/reports?after=0" },
  "POST /api/reports/save": { path: "/api/reports/save", body: SIGHTING },
  "POST /api/cuas-reports": { path: "/api/cuas-reports", body: { ...REPORT, clientId: "c-2" } },
  "POST /api/feedback": { path: "/api/feedback", body: { message: "Well done." } },
  "GET /api/demo/unlimited-accounts": { path: "/api/demo/unlimited-accounts" },
  "POST /api/demo/request-code": {
    path: "/api/demo/request-code",
    body: { email: "eve@example.org" },
  },
  "POST /api/demo/verify": { path: "/api/demo/verify", body: { email: BOB, code: "none" } },
  "POST /api/demo/password-login": {
    path: "/api/demo/password-login",
    body: { email: BOB, password: "none" },
  },
  "GET /api/demo/session": { path: "/api/demo/session" },
  "POST /api/admin/login": { path: "/api/admin/login", body: { token: "none" } },
  "GET /api/admin/dashboard": { path: "/api/admin/dashboard" },
  "GET /api/admin/network": { path: "/api/admin/network" },
  "POST /api/admin/network/code": { path: "/api/admin/network/code" },
  "DELETE /api/admin/network/laptops/:id": { path: "/api/admin/network/laptops/none" },
  "POST /api/admin/network/join": {
    path: "/api/admin/network/join",
    body: { code: "none", name: "OP NORTH" },
  },
  "POST /api/admin/network/leave": { path: "/api/admin/network/leave", body: {} },
  "GET /api/admin/users": { path: "/api/admin/users" },
  "GET /api/admin/sessions": { path: "/api/admin/sessions" },
  "GET /api/admin/requests": { path: "/api/admin/requests" },
  "GET /api/admin/analytics": { path: "/api/admin/analytics" },
  "POST /api/admin/cleanup": { path: "/api/admin/cleanup", body: {} },
  "PUT /api/admin/formats/:id": { path: "/api/admin/formats/patrol", body: PATROL },
  "GET /api/admin/formats": { path: "/api/admin/formats" },
  "GET /api/admin/formats/:id": { path: "/api/admin/formats/patrol" },
  "POST /api/admin/formats/:id/off": { path: "/api/admin/formats/patrol/off", body: {} },
  "POST /api/admin/formats/:id/on": { path: "/api/admin/formats/patrol/on", body: {} },
  "DELETE /api/admin/formats/:id": { path: "/api/admin/formats/patrol" },
  "GET /api/admin/reports": { path: "/api/admin/reports" },
  "GET /api/admin/reports/export": { path: "/api/admin/reports/export?format=csv" },
  "GET /api/admin/feedback": { path: "/api/admin/feedback" },
  "GET /api/admin/feedback/export": { path: "/api/admin/feedback/export" },
  "POST /api/admin/feedback/:id/done": { path: "/api/admin/feedback/1/done", body: {} },
  "GET /api/admin/audit": { path: "/api/admin/audit" },
  "GET /api/admin/audit/export": { path: "/api/admin/audit/export" },
  "GET /api/admin/users/:email/history": { path: `/api/admin/users/${BOB_IN_PATH}/history` },
  "GET /api/admin/users/:email/export": { path: `/api/admin/users/${BOB_IN_PATH}/export` },
  "GET /api/admin/blocked": { path: "/api/admin/blocked" },
  "PUT /api/admin/blocked/:address": { path: "/api/admin/blocked/evil.example", body: {} },
  "DELETE /api/admin/blocked/:address": { path: "/api/admin/blocked/evil.example" },
  "GET /api/admin/admin-sessions": { path: "/api/admin/admin-sessions" },
  "POST /api/admin/test-letter": { path: "/api/admin/test-letter", body: { to: BOB } },
  "GET /api/admin/backup": { path: "/api/admin/backup" },
  "POST /api/admin/import-vehicles": { path: "/api/admin/import-vehicles", body: {} },
  "GET /api/admin/vehicles": { path: "/api/admin/vehicles" },
  "PUT /api/admin/vehicles/:platformId": { path: "/api/admin/vehicles/LOCAL", body: LOCAL },
  "PUT /api/admin/vehicles/:platformId/photo": {
    path: "/api/admin/vehicles/BM-21/photo",
    body: JPEG,
  },
  "DELETE /api/admin/vehicles/:platformId/photo": { path: "/api/admin/vehicles/BM-21/photo" },
  "POST /api/admin/vehicles/:platformId/off": { path: "/api/admin/vehicles/LOCAL/off", body: {} },
  "POST /api/admin/vehicles/:platformId/on": { path: "/api/admin/vehicles/LOCAL/on", body: {} },
  "POST /api/admin/vehicles/:platformId/undo": { path: "/api/admin/vehicles/LOCAL/undo", body: {} },
  "POST /api/admin/vehicles/:platformId/restore": {
    path: "/api/admin/vehicles/T-72/restore",
    body: {},
  },
  "DELETE /api/admin/vehicles/:platformId": { path: "/api/admin/vehicles/LOCAL" },
  "POST /api/admin/vehicles/import-undo": { path: "/api/admin/vehicles/import-undo", body: {} },
  "POST /api/admin/users/:email/revoke-sessions": {
    path: `/api/admin/users/${BOB_IN_PATH}/revoke-sessions`,
    body: {},
  },
  "POST /api/admin/users/:email/reset-limits": {
    path: `/api/admin/users/${BOB_IN_PATH}/reset-limits`,
    body: {},
  },
  "POST /api/admin/users/:email/unlock": {
    path: `/api/admin/users/${BOB_IN_PATH}/unlock`,
    body: {},
  },
  "DELETE /api/admin/users/:email": { path: `/api/admin/users/${BOB_IN_PATH}` },
  "POST /api/admin/admin-sessions/end-others": {
    path: "/api/admin/admin-sessions/end-others",
    body: {},
  },
  "POST /api/demo/logout": { path: "/api/demo/logout", body: {} },
  "POST /api/admin/logout": { path: "/api/admin/logout", body: {} },
};

/** The request that a call is. @param token null for no authorization */
export function requestOf(route: string, { body }: Call, token: string | null): RequestInit {
  const method = route.split(" ")[0] ?? "GET";
  const isPhoto = body instanceof Uint8Array;
  const type = isPhoto ? { "content-type": "image/jpeg" } : JSON_TYPE;
  const headers = new Headers(body === undefined ? {} : type);
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (body === undefined) return { method, headers };
  return { method, headers, body: isPhoto ? new Uint8Array(body) : JSON.stringify(body) };
}
