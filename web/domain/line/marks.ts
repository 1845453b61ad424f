/** Why a stretch of a line is marked: one sentence for each fact, whatever the report. */
export const MARKS = {
  unknown: "Not understood",
  unclear: (hint: string) => `unclear: ${hint}`,
  either: (names: readonly string[]) => `${names.join(", or ")}?`,
  already: (label: string, value: string) => `${label} is already ${value}`,
  wrong: (label: string, error: string) => `${label}: ${error}`,
  notAsked: (label: string) => `${label} is not asked for here`,
  noField: (unit: string) => `No field for ${unit}`,
  otherUnit: (name: string, unit: string, typed: string) =>
    `${name} is in ${unit}, not in ${typed}`,
  noRemarks: "This form has no remarks",

  noSquare: (gzd: string) => `No such square: ${gzd}`,
  noDigits: (gzd: string) => `${gzd} needs digits`,
  digits: (count: number) =>
    count > 10
      ? `${count} digits: a grid has 10 at most`
      : `${count} ${count === 1 ? "digit" : "digits"}: an odd number`,
  noLastSquare: "Add the square, e.g. 34UFE",
  gridsFit: (count: number) => `${count === 1 ? "One grid fits" : `${count} grids fit`} here`,
  countIs: (label: string, count: number) => `${label} is ${count}`,
  noGrid: "Give its grid first",

  letters: "Put single letters after the grid",
  metres: (figure: string) => `For dispersal, type disp${figure}`,
  staticHas: (what: string) => `A static vehicle has no ${what}`,
  oneGrid: "A centre of mass has one grid",
  tooManyKills: (quantity: number) => `Of ${quantity}`,
  killsOfMass: "With a centre of mass, set the effect in the form",
  killsOfRows: "Set the effect of each vehicle in the form",

  /** Not a mark: the line is read so, and can be copied. */
  isName: (name: string, other: string, instead: string) =>
    `"${name}" is read as the name: for ${other}, type ${instead}`,
} as const;
