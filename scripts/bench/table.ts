import { type Figure, type Goal, isMet, type Section } from "./measurement";

const TITLES: Record<Section, string> = {
  operator: "The operator's speed",
  server: "The server",
};
const HEAD = ["Measured", "Against", "Figure", "Goal", "Met"];

/** All figures as one table, what stands behind each below it. */
export function tableOf(sections: Readonly<Record<Section, readonly Figure[]>>): string {
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
    ...sections[name].flatMap((figure) => [
      line(cellsOf(figure)),
      ...(figure.detail ? [`    ${figure.detail}`] : []),
    ]),
  ]);
  return [line(HEAD), ...body].join("\n");
}

const cellsOf = (figure: Figure): string[] => [
  figure.what,
  figure.against ?? "",
  figure.value === null ? "-" : withUnit(figure.value, figure.unit),
  figure.goal === null ? "" : goalText(figure.goal, figure.unit),
  { true: "yes", false: "NO", null: "not measured" }[`${isMet(figure)}`],
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
