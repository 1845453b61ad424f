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

/** The view that an address asks for: `?tab=users`; the overview for any other. */
export function viewOf(search: URLSearchParams): View {
  const asked = search.get("tab");
  return VIEWS.find((view) => view === asked) ?? "overview";
}

/** The query string of a view. */
export const searchOf = (view: View) => (view === "overview" ? "" : `?tab=${view}`);
