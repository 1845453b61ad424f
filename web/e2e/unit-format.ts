/** A format as a unit would bring it, with a field of every kind: what the general checks of forms run over beside the built-in ones. */
import { checkFormat } from "../domain/formats/check-format";

const { format, errors } = checkFormat({
  format: 1,
  id: "spot",
  name: "SPOT",
  title: "SPOT report",
  word: "SPOT",
  heading: "reference",
  icon: "eye",
  key: "E",
  panels: [
    {
      title: "What",
      fields: [
        {
          id: "size",
          label: "Size",
          kind: "text",
          maxLength: 40,
          suggestions: ["12 men", "one section"],
          required: true,
        },
        { id: "count", label: "Quantity", kind: "quantity", max: 50, required: true },
        {
          id: "sort",
          label: "Kind",
          kind: "choice",
          choices: ["Vehicle", "Infantry", "Boat"],
          other: "Specify kind",
          required: true,
        },
        {
          id: "activity",
          label: "Activity",
          kind: "choice",
          choices: ["Moving", "Halted"],
          as: "buttons",
          required: true,
          row: true,
        },
        {
          id: "direction",
          label: "Direction",
          kind: "choice",
          choices: ["North", "East", "South", "West"],
          as: "list",
          when: { activity: "Moving" },
          required: true,
        },
        { id: "course", label: "Course", kind: "heading", when: { activity: "Moving" } },
        {
          id: "speed",
          label: "Speed (knots)",
          kind: "number",
          max: 999,
          sent: { factor: 1.852, unit: "km/h" },
          when: { activity: "Moving" },
        },
      ],
    },
    {
      title: "Where and when",
      fields: [
        { id: "grid", label: "Grid", kind: "grid", required: true, elevation: "altitude" },
        {
          id: "altitude",
          label: "Altitude (ft)",
          kind: "number",
          min: -1500,
          max: 60_000,
          thousands: true,
        },
        { id: "depth", label: "Depth (m)", kind: "number", max: 99, decimals: 2 },
        { id: "landmark", label: "Landmark", kind: "grid", row: true },
        {
          id: "offset",
          label: "Offset",
          kind: "distance",
          from: "grid",
          to: "landmark",
          unit: "m",
        },
        { id: "seen", label: "Time seen", kind: "dtg", default: "now", required: true, row: true },
        { id: "until", label: "Until", kind: "dtg" },
      ],
    },
    { fields: [{ id: "remarks", label: "Free text", kind: "remarks" }] },
  ],
  message: [
    "SIZE {size}",
    "{count} X {sort}",
    "ACT {activity}",
    "[DIR {direction}]",
    "[CRS {course}]",
    "[SPD {speed}KPH]",
    "GRID {grid}[ ALT {altitude}FT][ DEPTH {depth}M]",
    "[LANDMARK {landmark}]",
    "[OFFSET {offset}M]",
    "TIME {seen}",
    "[UNTIL {until}]",
    "[REMARKS {remarks}]",
  ],
  summary: "{size}, {activity}",
});
if (format === null) throw new Error(JSON.stringify(errors));

export const SPOT = format;
