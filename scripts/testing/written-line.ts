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
import { remarksOf } from "../../web/domain/line/line-reader";
import type { SightingSaid } from "../../web/domain/line/sighting-line";

/** The values as an equivalent line. */
export function writeSightingLine(said: SightingSaid): string {
  const { grids, motion, environment, direction, kKills, mKills } = said;
  const details = [
    ...grids.flatMap(({ gzd, coordinates, accuracy, altitude }) => [
      formatGrid(gzd, coordinates),
      accuracy?.replace(" ", "").toLowerCase() ?? "",
      altitude && `alt${altitude}`,
    ]),
    said.dispersal && `disp${said.dispersal}`,
    motion ?? "",
    direction?.toLowerCase() ?? "",
    said.speed && `${said.speed}kph`,
    environment === "dug-in-ohp" ? "ohp" : (environment ?? ""),
  ].filter(Boolean);
  const kills = [kKills && `k${kKills}`, mKills && `m${mKills}`];
  // Right behind the platform they would be read as the end of its name, as in "Buk M1".
  const isBehind = details.length === 0;
  const parts = [
    said.quantity !== null && `${said.quantity}x`,
    ...(isBehind ? kills : []),
    said.platform?.platformId,
    ...details,
    ...(isBehind ? [] : kills),
    said.remarks && `; ${said.remarks}`,
  ];
  return parts.filter(Boolean).join(" ");
}

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
