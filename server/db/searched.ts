import { and, type Column, or, type SQL, sql } from "drizzle-orm";

/** Rows that hold every one of the words in one of the columns, in either case, hyphens or not; undefined for no words. */
export function searched(words: readonly string[], columns: readonly Column[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll("-", "").replace(/[\\%_]/g, "\\$&")}%`;
      return or(
        ...columns.map((column) => sql`replace(${column}, '-', '') LIKE ${pattern} ESCAPE '\\'`),
      );
    }),
  );
}
