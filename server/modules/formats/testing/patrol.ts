/** A small format of a unit's own. */
export const PATROL = {
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [{ fields: [{ id: "men", label: "Men", kind: "number", required: true }] }],
  message: ["MEN {men}"],
  summary: "{men} men",
};
