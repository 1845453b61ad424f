export const VIEWS = [
  "overview",
  "users",
  "analytics",
  "reports",
  "network",
  "feedback",
  "platforms",
  "formats",
  "audit",
] as const;
/** What the dashboard's tabs show. */
export type View = (typeof VIEWS)[number];

/** What there are no visitors for on a unit's own laptop. */
const ONLINE_ONLY: readonly View[] = ["users", "analytics"];

/** The demonstration takes no part in a network of laptops. */
const OFFLINE_ONLY: readonly View[] = ["network"];

/** The views of a deployment, in the order of their tabs. */
export const viewsOf = (mode: "offline" | "online"): readonly View[] => {
  const others = mode === "online" ? OFFLINE_ONLY : ONLINE_ONLY;
  return VIEWS.filter((view) => !others.includes(view));
};

/** The view that an address asks for: `?tab=users`; the overview for any other. */
export function viewOf(search: URLSearchParams, mode: "offline" | "online"): View {
  const asked = search.get("tab");
  return viewsOf(mode).find((view) => view === asked) ?? "overview";
}

/** The query string of a view. */
export const searchOf = (view: View) => (view === "overview" ? "" : `?tab=${view}`);
