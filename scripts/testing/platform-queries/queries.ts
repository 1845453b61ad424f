import { readFileSync } from "node:fs";
import { fromRoot } from "../../paths";

/** What an operator types, and what is meant. */
export interface Query {
  /** What it tries out. */
  section: string;
  typed: string;
  /** One of them must be among the first three cards; none for what the database does not hold. */
  platforms: readonly string[];
  /** It is mistyped: the platform is only guessed. */
  isGuess: boolean;
}

/** The table, a query a line: section, typed text, platforms with " | " between them, "guess" or nothing. */
export const QUERIES: readonly Query[] = readFileSync(
  fromRoot("scripts", "testing", "platform-queries", "queries.tsv"),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [section = "", typed = "", platforms = "", guess = ""] = line.split("\t");
    return {
      section,
      typed,
      platforms: platforms === "" ? [] : platforms.split(" | "),
      isGuess: guess === "guess",
    };
  });
