export const VIEWS = [
  "overview",
  "users",
  "analytics",
  "reports",
  "feedback",
  "platforms",
  "formats",
  "audit",
] as const;
/** What the dashboard's tabs show. */
export type View = (typeof VIEWS)[number];

/** What there are no visitors for on a unit's own laptop. */
const ONLINE_ONLY: readonly View[] = ["users", "analytics"];

/** The views of a deployment, in the order of their tabs. */
export const viewsOf = (mode: "offline" | "online"): readonly View[] =>
  mode === "online" ? VIEWS : VIEWS.filter((view) => !ONLINE_ONLY.includes(view));

/** The view that an address asks for: `?tab=users`; the overview for any other. */
export function viewOf(search: URLSearchParams, mode: "offline" | "online"): View {
  const asked = search.get("tab");
  return viewsOf(mode).find((view) => view === asked) ?? "overview";
}

/** The query string of a view. */
export const searchOf = (view: View) => (view === "overview" ? "" : `?tab=${view}`);
