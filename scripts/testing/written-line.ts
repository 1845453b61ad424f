/** What a line says, written as an equivalent line. */

import {
  choicesOf,
  gridOf,
  isRowStarted,
  platformOf,
  rowsInUse,
} from "../../web/domain/formats/field-kinds";
import {
  type Entries,
  type Format,
  type FormatField,
  type FormatForm,
  OTHER,
  textOf,
} from "../../web/domain/formats/format";
import { formatGrid, isWholeGrid } from "../../web/domain/grid/grid-reference";
import type { LineReading } from "../../web/domain/line/line";
import { remarksOf } from "../../web/domain/line/line-reader";

/** The values as an equivalent line. */
export function writeSightingLine({
  platform,
  entries,
}: Pick<LineReading, "platform" | "entries">): string {
  const said = (key: string, write: (text: string) => string, from = entries) => {
    const text = textOf(from, key);
    return text && write(text);
  };
  const details = [
    ...sightingRows(entries).flatMap((row) => [
      formatGrid(textOf(row, "gzd"), textOf(row, "coordinates")),
      said("accuracy", (category) => `cat${Number(category)}`, row),
      said("altitude", (feet) => `alt${feet}`, row),
    ]),
    said("dispersal", (metres) => `disp${metres}`),
    textOf(entries, "motion"),
    textOf(entries, "direction").toLowerCase(),
    said("speed", (kmh) => `${kmh}kph`),
    textOf(entries, "environment").replace("dug-in-ohp", "ohp"),
  ].filter(Boolean);
  const kills = (["k", "m"] as const).map((letter) => {
    const count = Number(entries[`${letter}Kills`] ?? 0);
    return count && `${letter}${count}`;
  });
  // Right behind the platform they would be read as the end of its name, as in "Buk M1".
  const isBehind = details.length === 0;
  const parts = [
    said("quantity", (count) => `${count}x`),
    ...(isBehind ? kills : []),
    platform?.platformId,
    ...details,
    ...(isBehind ? [] : kills),
    said("remarks", (text) => `; ${text}`),
  ];
  return parts.filter(Boolean).join(" ");
}

/** The grids of a sighting's line. */
export const sightingRows = ({ grids }: Entries): readonly Entries[] =>
  Array.isArray(grids) ? grids : [];

/** A form's content as an equivalent line, as far as lines can express it. */
export function writeFormatLine(format: Format, form: FormatForm): string {
  const remarks = remarksOf(format.panels.flatMap(({ fields }) => fields));
  const parts = format.panels.flatMap(({ fields }) => fields).map((field) => written(field, form));
  const text = remarks ? textOf(form, remarks.id) : "";
  return [format.id, ...parts, text && `; ${text}`].filter(Boolean).join(" ");
}

function written(field: FormatField, form: Entries): string {
  const text = textOf(form, field.id);
  switch (field.kind) {
    case "grid": {
      const { gzd, coordinates } = gridOf(form, field);
      return isWholeGrid(gzd, coordinates) ? formatGrid(gzd, coordinates) : "";
    }
    case "quantity":
      return text && `${text}x`;
    case "choice":
      return text === OTHER
        ? ""
        : (choicesOf(field).find(({ value }) => value === text)?.label ?? "");
    case "number":
    case "heading":
      return text && `${field.label.toLowerCase().split(/[^\p{L}\p{N}]+/u)[0]} ${text}`;
    case "target-number":
      return text;
    case "platform":
      return platformOf(form, field)?.platformId ?? "";
    case "rows":
      return rowsInUse(form, field)
        .filter((row) => isRowStarted(field, row))
        .flatMap((row) => field.fields.map((each) => written(each, row)))
        .filter(Boolean)
        .join(" ");
    default:
      return "";
  }
}
