import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { AdminProvider, useAdmin } from "./admin-context";

const SESSION = {
  sessionToken: "t0k3n",
  expiresAt: "2026-11-21T12:00:00.000Z",
  authenticated: true,
} as const;

function Expiry() {
  return useAdmin().session.expiresAt;
}

test("outside its provider the context is an error", () => {
  expect(() => renderToString(<Expiry />)).toThrow("useAdmin must be used within an AdminProvider");
});

test("inside it is the session with its feeds", () => {
  const shown = renderToString(
    <AdminProvider session={SESSION}>
      <Expiry />
    </AdminProvider>,
  );
  expect(shown).toBe(SESSION.expiresAt);
});
