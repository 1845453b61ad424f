import type { Mail } from "./model";

/**
 * A letter for the terminal. Its first line has recipient and subject, and with them the code;
 * each line begins with the mark, so that no text can pass for another letter's head.
 */
export function printLetter({ to, subject, text }: Mail): string {
  const lines = [`to ${to}: ${subject}`, ...text.trimEnd().split("\n").map(indented)];
  return lines
    .map((line) => `[dev-mail] ${line.replace(CONTROLS, " ")}`.trimEnd())
    .join("\n")
    .concat("\n");
}

const indented = (line: string) => `  ${line}`;

/** They would move the cursor or colour the terminal. */
const CONTROLS = /\p{Cc}/gu;
