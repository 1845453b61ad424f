import { type Goal, isMet, type Measurement, type Section } from "./measurement";

const TITLES: Record<Section, string> = {
  operator: "The operator's speed",
  server: "The server",
};
const HEAD = ["Measured", "Against", "Figure", "Goal", "Met"];

/** All figures as one table, what stands behind each below it. */
export function tableOf(sections: Readonly<Record<Section, readonly Measurement[]>>): string {
  const groups = (["operator", "server"] as const).filter((name) => sections[name].length > 0);
  const cells = groups.flatMap((name) => sections[name].map(cellsOf));
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const body = groups.flatMap((name) => [
    "",
    TITLES[name],
    ...sections[name].flatMap((measured) => [
      line(cellsOf(measured)),
      ...(measured.detail ? [`    ${measured.detail}`] : []),
    ]),
  ]);
  return [line(HEAD), ...body].join("\n");
}

const cellsOf = (measured: Measurement): string[] => [
  measured.what,
  measured.against ?? "",
  measured.value === null ? "-" : withUnit(measured.value, measured.unit),
  measured.goal === null ? "" : goalText(measured.goal, measured.unit),
  measured.value !== null && measured.goal === null
    ? ""
    : { true: "yes", false: "NO", null: "not measured" }[`${isMet(measured)}`],
];

function goalText(goal: Goal, unit: string): string {
  if ("atLeast" in goal) return `≥ ${withUnit(goal.atLeast, unit)}`;
  return "atMost" in goal ? `≤ ${withUnit(goal.atMost, unit)}` : `< ${withUnit(goal.below, unit)}`;
}

/** Three figures tell; rates of thousands are grouped, what stands right at the number is a symbol. */
export function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = value.toLocaleString("en", { maximumFractionDigits: digits });
  return /^[a-z]/i.test(unit) || unit === "×" ? `${text} ${unit}` : text + unit;
}
