/** One import of a source file. */
export interface Import {
  /** What stands between the quotes. */
  from: string;
  line: number;
  /** Whether the whole statement is `import type` or `export type`, and so leaves nothing behind. */
  typeOnly: boolean;
}

// The formatter puts every static import at the start of a line and ends it with a semicolon.
const STATIC = /^(?:import|export)\b(\s+type\b)?[^"'`;]*?\bfrom\s*["']([^"']+)["']/gm;
const FOR_EFFECT = /^import()\s*["']([^"']+)["']/gm;
const DYNAMIC = /\b(?:import|require)()\(\s*["']([^"']+)["']/g;

/** The imports of a TypeScript source, in order. */
export function scanImports(source: string): Import[] {
  const found = [STATIC, FOR_EFFECT, DYNAMIC].flatMap((pattern) => [...source.matchAll(pattern)]);
  return found
    .sort((one, other) => one.index - other.index)
    .map(({ index, 1: type, 2: from = "", 0: text }) => ({
      from,
      line: lineAt(source, index + text.length),
      typeOnly: Boolean(type),
    }));
}

export const lineAt = (source: string, index: number) => source.slice(0, index).split("\n").length;

/** A source with its comments blanked out, line for line. */
export function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank);
}
