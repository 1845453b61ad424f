/** Reads a silhouette's SVG strictly, for the tests: a small subset of XML and no more. */

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const TOKEN = /<(\/?)([a-z]+)((?: [A-Za-z:-]+="[^"<]*")*)(\/?)>|([^<>]+)/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

/**
 * All elements of a document, in order. Throws a SyntaxError for anything that is
 * not well-formed: an open tag, a wrong end tag, a doubled attribute, a bare `&`.
 */
export function readSvg(svg: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(svg);
    if (!token) throw new SyntaxError(`no markup at "${svg.slice(from, from + 40)}"`);
    const [, end, name = "", list = "", empty, text] = token;
    if (text !== undefined) {
      if (ENTITY.test(text) || open.length === 0) throw new SyntaxError(`stray text "${text}"`);
      continue;
    }
    if (end) {
      if (open.pop() !== name) throw new SyntaxError(`</${name}> closes nothing`);
      continue;
    }
    elements.push({ name, attributes: readAttributes(list) });
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new SyntaxError(`<${open.join("> <")}> left open`);
  return elements;
}

function readAttributes(list: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [, key = "", value = ""] of list.matchAll(/ ([A-Za-z:-]+)="([^"]*)"/g)) {
    if (key in out) throw new SyntaxError(`attribute ${key} twice`);
    if (ENTITY.test(value)) throw new SyntaxError(`a bare & in ${key}`);
    out[key] = value;
  }
  return out;
}

/** The extreme coordinates of an SVG's paths and circles, control points included. */
export function reach(elements: readonly Element[]): { x: number[]; y: number[] } {
  const [x, y]: [number[], number[]] = [[], []];
  for (const { name, attributes } of elements) {
    if (name === "circle") {
      const [cx, cy, r] = [attributes.cx, attributes.cy, attributes.r].map(Number);
      x.push((cx ?? Number.NaN) - (r ?? 0), (cx ?? Number.NaN) + (r ?? 0));
      y.push((cy ?? Number.NaN) - (r ?? 0), (cy ?? Number.NaN) + (r ?? 0));
    }
    if (name !== "path") continue;
    const numbers = (attributes.d ?? "").match(/-?\d+(?:\.\d+)?/g) ?? [];
    numbers.forEach((n, i) => {
      (i % 2 === 0 ? x : y).push(Number(n));
    });
  }
  return { x, y };
}
