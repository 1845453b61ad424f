import { afterAll, expect, spyOn, test } from "bun:test";
import { type ReactNode, use } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { fakePage } from "../../lib/testing/fake-page";

fakePage();
// Only now: the session and the theme listen to the window as soon as they are loaded.
const { AdminProvider, useAdmin } = await import("./admin-context");
const { AnalyticsView } = await import("./analytics/analytics-view");
const { DashboardScreen } = await import("./dashboard/dashboard-screen");

const SESSION = {
  sessionToken: "t0k3n",
  expiresAt: "2026-11-21T12:00:00.000Z",
  authenticated: true,
} as const;

const fetched = spyOn(globalThis, "fetch");
const warned = spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => {
  fetched.mockRestore();
  warned.mockRestore();
});

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

const loads = new Map<object, Promise<unknown>>();

/** A page once its data has come, or did not come. */
function Loaded({ page, of }: { page: ReactNode; of: "analytics" | "dashboard" }) {
  const feed = useAdmin()[of];
  const load = loads.get(feed) ?? feed.refresh();
  loads.set(feed, load);
  use(load);
  return page;
}

/** Its words. */
async function shown(page: ReactNode, of: "analytics" | "dashboard"): Promise<string> {
  const html = await new Response(
    await renderToReadableStream(
      <MemoryRouter>
        <AdminProvider session={SESSION}>
          <Loaded page={page} of={of} />
        </AdminProvider>
      </MemoryRouter>,
    ),
  ).text();
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("Analytics says its averages", async () => {
  fetched.mockResolvedValueOnce(
    Response.json({
      dailyStats: [
        { date: "2026-11-18", requests: 1, sessions: 1 },
        { date: "2026-11-19", requests: 1205, sessions: 2 },
        { date: "2026-11-20", requests: 4, sessions: 0 },
      ],
      requestTrends: { thisWeek: 1210, lastWeek: 605 },
      sessionAnalysis: {
        ...{ totalSessions: 9, completedSessions: 4, runningSessions: 3 },
        ...{ averageDuration: 754, maxDuration: 1800 },
      },
      lastUpdated: "2026-11-20T12:29:41.000Z",
    }),
  );
  const words = await shown(<AnalyticsView />, "analytics");
  for (const fact of [
    "Weekly requests 1,210 +100% against last week",
    "Average requests per day 403.3",
    "Peak requests per day 1,205 on 19 Nov",
    "Completion rate 67%",
    "Average duration 12m 34s",
    "Maximum duration 30m 00s",
  ])
    expect(words).toContain(fact);
});

test("a dashboard whose data does not come says so, and why", async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ error: "INTERNAL", message: "The disk is full." }, { status: 500 }),
  );
  const page = <DashboardScreen Preview={() => null} />;
  expect(await shown(page, "dashboard")).toContain(
    "Error loading dashboard data The disk is full. Try again",
  );
  expect(warned).toHaveBeenCalledTimes(1);
});
