/** A format's message lines as templates: fixed text, `{field}`, and `[ … ]` for what goes when a field in it is empty. */

export type Segment = { text: string } | { field: string };

export interface TemplatePart {
  segments: readonly Segment[];
  isGroup: boolean;
}

const TOKEN = /\[|\]|\{([^{}[\]]*)\}|[^{}[\]]+|[{}]/g;

/**
 * Parses a line of a template.
 * @throws TemplateError that says what is wrong with its brackets
 */
export function readTemplate(line: string): TemplatePart[] {
  const parts: { segments: Segment[]; isGroup: boolean }[] = [];
  let isInGroup = false;
  let isNew = true;
  for (const [token, field] of line.matchAll(TOKEN)) {
    if (token === "[" || token === "]") {
      if ((token === "[") === isInGroup) {
        throw new TemplateError(isInGroup ? "a group cannot stand in a group" : "a ] has no [");
      }
      isInGroup = token === "[";
      isNew = true;
      continue;
    }
    if (token === "{" || token === "}") throw new TemplateError(`a ${token} stands alone`);
    if (isNew) parts.push({ segments: [], isGroup: isInGroup });
    isNew = false;
    parts.at(-1)?.segments.push(field === undefined ? { text: token } : { field });
  }
  if (isInGroup) throw new TemplateError("a [ has no ]");
  return parts;
}

export class TemplateError extends Error {}

/** The ids of the fields in a part of a line. */
export function fieldsIn({ segments }: TemplatePart): string[] {
  return segments.flatMap((segment) => ("field" in segment ? [segment.field] : []));
}

/** The text of single fields in a summary, by id, if it differs from their kind's. */
export type SummaryWords = Readonly<Record<string, (shown: string) => string>>;

/**
 * One short sentence for the log's row. What is empty goes with the commas and spaces before it; a group goes where a
 * field in it is empty.
 * @param shows a field's text from the form, "" where it is empty
 */
export function summaryText(
  summary: readonly TemplatePart[],
  shows: (id: string) => string,
): string {
  let text = "";
  for (const part of summary) {
    if (part.isGroup && fieldsIn(part).some((id) => shows(id) === "")) continue;
    for (const segment of part.segments) {
      const shown = "text" in segment ? segment.text : shows(segment.field);
      text = shown === "" ? text.replace(/[,\s]+$/, "") : text + shown;
    }
  }
  return text.replace(/^[,\s]+|[,\s]+$/g, "");
}
