import { and, type Column, or, type SQL, sql } from "drizzle-orm";

/**
 * Rows that hold every one of the words in one of the columns, in either case, hyphens or not; undefined for no words.
 * A word of hyphens alone is looked for as it is.
 */
export function searched(words: readonly string[], columns: readonly Column[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      const bare = word.replaceAll("-", "");
      const pattern = `%${(bare || word).replace(/[\\%_]/g, "\\$&")}%`;
      return or(
        ...columns.map((column) => {
          const text = bare ? sql`replace(${column}, '-', '')` : column;
          return sql`${text} LIKE ${pattern} ESCAPE '\\'`;
        }),
      );
    }),
  );
}
