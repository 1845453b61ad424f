/** The lines of a format's message: what a form says, with what is missing or wrong at its place. */

import { cleanText, invalidLine, type MessageLine, MISSING } from "../messages/message";
import type { FieldText } from "./field-kinds";
import type { Entries, FormatField } from "./format";
import type { FormatFields } from "./format-fields";
import { fieldsIn, type Segment, type TemplatePart } from "./template";

interface Piece {
  text: string;
  /** It comes from a field: what the field says, or what is wrong with it. */
  is: "fixed" | "said" | "computed" | "missing" | "wrong";
}

/** A form's text in the lines of its format. */
export class LineWriter {
  readonly #said = new Map<string, FieldText>();

  constructor(
    private readonly fields: FormatFields,
    private readonly form: Entries,
    private readonly dtg: string,
    /** The placeholder of a missing field, by id, if it is more than MISSING. */
    private readonly missingTexts: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * The lines of a template: one; none if it has nothing to say. What is missing behind a grid, or beside a quantity that
   * is none, has a line of its own; rows have a line each.
   */
  lines(parts: readonly TemplatePart[]): MessageLine[] {
    const rows = this.fields.rowsOfLine(parts);
    if (rows) {
      const meant = this.fields.rowsIn(this.form, rows).filter(({ isMeant }) => isMeant);
      return meant.flatMap(({ fields, templates, row, number }) =>
        new LineWriter(fields, row, this.dtg).lines(templates[number - 1] ?? []),
      );
    }
    const quantity = this.#invalidQuantity(parts);
    if (quantity) return quantity;
    const main = parts.filter(({ isGroup }) => !isGroup).flatMap(({ segments }) => segments);
    const said = this.#pieces(main);
    if (said === null) return [];
    const isHeldBack = said.some(isInvalid);
    const isGridLine = main.some(
      (segment) => "field" in segment && this.fields.get(segment.field).kind === "grid",
    );
    const pieces: Piece[] = [];
    const behind: MessageLine[] = [];
    for (const part of parts) {
      const own = part.isGroup ? this.#group(part) : this.#pieces(part.segments);
      if (own === null || (part.isGroup && isHeldBack && !own.some(isInvalid))) continue;
      if (part.isGroup && isGridLine && isAllMissing(own)) behind.push(asLine(own));
      else pieces.push(...own);
    }
    return pieces.length === 0 ? behind : [asLine(pieces), ...behind];
  }

  /** Cached: a field's text is needed more than once, and a grid's takes long. */
  #says(field: FormatField): FieldText {
    const said = this.#said.get(field.id) ?? this.fields.says(this.form, field, this.dtg);
    this.#said.set(field.id, said);
    return said;
  }

  /** A group's text; null if it has none. */
  #group(part: TemplatePart): Piece[] | null {
    const isShown = fieldsIn(part).every((id) =>
      this.fields.isShown(this.form, this.fields.get(id)),
    );
    // None of something is nothing to say, where it need not be said.
    const isNone = fieldsIn(part).some((id) => {
      const field = this.fields.get(id);
      return field.kind === "count" && this.#says(field).text === "0";
    });
    return isShown && !isNone ? this.#pieces(part.segments) : null;
  }

  /** What segments say; null if a field in them is empty and need not be there. */
  #pieces(segments: readonly Segment[]): Piece[] | null {
    const pieces: Piece[] = [];
    for (const segment of segments) {
      const before = pieces.at(-1);
      if ("text" in segment) {
        // A missing or wrong value has no unit after it.
        const text = before && isInvalid(before) ? segment.text.replace(/^\S+/, "") : segment.text;
        pieces.push({ text, is: "fixed" });
        continue;
      }
      const field = this.fields.get(segment.field);
      const { text, invalid } = this.#says(field);
      if (text === "") return null;
      const own = text === MISSING ? this.missingTexts[field.id] : undefined;
      pieces.push({
        text: own ?? text,
        is: invalid?.is ?? (field.kind === "distance" ? "computed" : "said"),
      });
    }
    return pieces;
  }

  /** While there is no quantity, what it counts cannot be said; what is missing beside it can. */
  #invalidQuantity(parts: readonly TemplatePart[]): MessageLine[] | null {
    const shown = parts
      .flatMap(fieldsIn)
      .map((id) => this.fields.get(id))
      .filter((field) => this.fields.isShown(this.form, field));
    const isOfQuantity = shown.some(
      (field) => field.kind === "quantity" && this.#says(field).invalid,
    );
    if (!isOfQuantity) return null;
    return shown.flatMap((field) => {
      const { text, invalid } = this.#says(field);
      return invalid ? [invalidLine(field.label.toUpperCase(), text)] : [];
    });
  }
}

const isInvalid = ({ is }: Piece) => is === "missing" || is === "wrong";

function isAllMissing(pieces: readonly Piece[]): boolean {
  const fields = pieces.filter(({ is }) => is !== "fixed");
  return fields.length > 0 && fields.every(({ is }) => is === "missing");
}

/** The pieces as a line; the text in front is its label. Where all of it is missing nothing follows. */
function asLine(line: readonly Piece[]): MessageLine {
  const pieces = isAllMissing(line) ? line.slice(0, line.findLastIndex(isInvalid) + 1) : line;
  const [first, ...rest] = pieces;
  const hasLabel = first?.is === "fixed" && /\s$/.test(first.text);
  const computed = pieces.find(({ is }) => is === "computed");
  const text = (of: readonly Piece[]) => cleanText(of.map((piece) => piece.text).join(""));
  return {
    label: hasLabel ? first.text.trim() : "",
    text: text(hasLabel ? rest : pieces),
    ...(pieces.some(isInvalid) && { invalid: true }),
    ...(computed && {
      computed: { text: computed.text, isAll: !pieces.some(({ is }) => is === "said") },
    }),
  };
}
