import { dirname, parse, sep } from "node:path";
import type { ReadyFinding, ReadyLine } from "../../web/domain/ready/ready-lines";
import type { Config } from "../config";
import { type Finding, sentenceOf } from "./finding";

/** Where everything lies that doctor names. */
export type Places = Pick<Config, "dataFolder" | "map" | "elevation">;

/**
 * What /ready says of doctor's findings to whoever sits at the laptop, signed in or not: names of files without their
 * folders, which may name a person, and no counts of reports.
 */
export function readyFindings(findings: readonly Finding[], places: Places): ReadyFinding[] {
  const folders = foldersOf(places);
  const withoutFolders = (text: string) =>
    folders.reduce((rest, folder) => rest.replaceAll(folder, ""), text);
  const well = new Set<ReadyLine>();
  return findings.flatMap(({ line, level, what, text }): ReadyFinding[] => {
    const isWell = level === "ok" || level === "none";
    // Of what is well on a line, the first says enough.
    if (line === undefined || (isWell && well.has(line))) return [];
    const found = { level, what: withoutFolders(what), text: withoutFolders(text) };
    const sentence = sentenceOf(found);
    if (isWell) {
      well.add(line);
      return [{ line, level, says: asSentence(sentence), toDo: "" }];
    }
    const [said = "", ...rest] = sentence.split("; ");
    return [{ line, level, says: asSentence(said), toDo: asSentence(rest.join("; ")) }];
  });
}

/** The longest first, each with its last slash. */
function foldersOf({ dataFolder, map, elevation }: Places): string[] {
  const parents = [dataFolder, map, elevation].flatMap((path) => (path ? [dirname(path)] : []));
  return [dataFolder, ...parents]
    .filter((folder) => folder !== parse(folder).root)
    .map((folder) => folder + sep)
    .toSorted((one, other) => other.length - one.length);
}

const asSentence = (text: string) =>
  text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
