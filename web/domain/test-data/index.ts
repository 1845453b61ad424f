/** Reports made up for trying the log out: each a valid one of its kind, none of them true. */

import { nextTargetNumber } from "../fields/target-number";
import { formatDefinitionOf } from "../formats/built-in";
import type { LogEntry } from "../log/log";
import { joinMessage } from "../messages/message";
import { BUILT_IN_REPORTS, type Report } from "../reports/registry";
import type { ReportDefinition, ReportForm } from "../reports/report";
import { SIGHTING } from "../reports/sighting-definition";
import type { Profile } from "../sign-in/profile";
import { formatDtg } from "../time/dtg";
import { testReport, testSighting } from "./forms";
import { type Draw, drawFrom, type Random } from "./random";

interface Options {
  /** Heads the reports. */
  operator: Profile;
  /** The kinds of report that are made. */
  reports?: readonly Report[];
  /** All reports are older. */
  now: Date;
  random: Random;
}

const MINUTE = 60_000;
const DIGITS = "0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS_AND_LETTERS = DIGITS + LETTERS;
const HEXADECIMAL = `${DIGITS}abcdef`;
/** How often a drawn reference may have come up before; a sound source never gets near it. */
const MAX_DRAWS = 64;

/** In what turn the built-in types come: sightings most often, as in the field. A unit's own follow. */
const TURNS: readonly string[] = [
  "Sighting",
  "GMTI",
  "HLR",
  "Sighting",
  "c-UAS",
  "LEAPP",
  "Sighting",
  "GMTI",
];

/**
 * Test reports of all five types, newest first, a few minutes apart in the hours before
 * `now`, no two with one reference. The same random source gives the same reports.
 *
 * @throws Error when the random source repeats itself
 */
export function makeTestReports(
  count: number,
  { operator, now, random, reports = BUILT_IN_REPORTS }: Options,
): LogEntry[] {
  const draw = drawFrom(random);
  const write = writerOf(draw, operator);
  const turns = turnsOf(reports);
  let at = now.getTime();
  return Array.from({ length: count }, (_, index) => {
    at -= draw.between(MINUTE, 8 * MINUTE);
    const id = draw.characters(HEXADECIMAL, 32);
    return {
      id,
      isTestData: true,
      ...write(turns[index % turns.length] ?? null, new Date(at)),
    };
  });
}

type Written = Omit<LogEntry, "id" | "isTestData">;

function turnsOf(reports: readonly Report[]): Report[] {
  const usual = TURNS.flatMap((type) => reports.find((report) => report.type === type) ?? []);
  return [...usual, ...reports.filter(({ type }) => !TURNS.includes(type))];
}

/** Writes reports of a kind, sightings where that is null or has no format. */
function writerOf(draw: Draw, operator: Profile): (kind: Report | null, at: Date) => Written {
  const identifier = drawerOfReferences(draw);
  const { timeZone } = operator;
  let targetNumber = `Z${draw.characters(LETTERS, 1)}${draw.characters(DIGITS, 4)}`;

  return (kind, at) => {
    const definition = kind?.format && formatDefinitionOf(kind.format);
    if (!definition) {
      return written(SIGHTING, testSighting(draw, operator, identifier()), at, timeZone);
    }
    const number = definition.fields.all.find((field) => field.kind === "target-number");
    const isNumbered = definition.format.heading === "target-number" && number !== undefined;
    if (isNumbered) targetNumber = nextTargetNumber(targetNumber);
    const own = isNumbered
      ? { [number.id]: targetNumber, randomSixDigit: draw.characters(DIGITS, 6) }
      : { randomSixDigit: identifier() };
    return written(definition, testReport(definition, draw, operator, own), at, timeZone);
  };
}

/** Identifiers of which none comes up twice. */
function drawerOfReferences(draw: Draw): () => string {
  const drawn = new Set<string>();
  return () => {
    for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
      const identifier = draw.characters(DIGITS_AND_LETTERS, 6);
      if (drawn.has(identifier)) continue;
      drawn.add(identifier);
      return identifier;
    }
    throw new Error("The random source repeats itself.");
  };
}

/** The report as copying it at that moment would have entered it in the log. */
function written<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  at: Date,
  timeZone: string,
): Written {
  const dtg = formatDtg(at, timeZone);
  const message = joinMessage(definition.lines(form, dtg));
  return {
    reportType: definition.type,
    timestamp: at.toISOString(),
    description: definition.describe(form),
    message,
    fullMessage: message,
    formData: definition.stored(form, dtg),
  };
}
