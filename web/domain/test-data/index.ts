/** Reports made up for trying the log out: each a valid one of its kind, none of them true. */

import { formatDtg } from "../dtg";
import { CUAS, GMTI, HLR, LEAPP } from "../formats/built-in";
import type { FormatDefinition } from "../formats/definition";
import type { LogEntry } from "../log";
import { joinMessage } from "../message";
import type { Profile } from "../profile";
import type { ReportDefinition, ReportForm, ReportType } from "../reports/report";
import { SIGHTING } from "../reports/sighting-definition";
import { nextTargetNumber } from "../target-number";
import { type Draw, drawFrom, type Random } from "./draw";
import { testReport, testSighting } from "./forms";

interface Options {
  /** Heads the reports. */
  operator: Profile;
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

/** In what turn the types come: sightings most often, as in the field. */
const TURNS: readonly ReportType[] = [
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
export function makeTestReports(count: number, { operator, now, random }: Options): LogEntry[] {
  const draw = drawFrom(random);
  const write = writerOf(draw, operator);
  let at = now.getTime();
  return Array.from({ length: count }, (_, index) => {
    at -= draw.between(MINUTE, 8 * MINUTE);
    const id = draw.characters(HEXADECIMAL, 32);
    return {
      id,
      isTestData: true,
      ...write(TURNS[index % TURNS.length] ?? "Sighting", new Date(at)),
    };
  });
}

type Written = Omit<LogEntry, "id" | "isTestData">;

function writerOf(draw: Draw, operator: Profile): (type: ReportType, at: Date) => Written {
  const identifier = drawerOfReferences(draw);
  const { timeZone } = operator;
  let targetNumber = `Z${draw.characters(LETTERS, 1)}${draw.characters(DIGITS, 4)}`;

  const ofFormat = (definition: FormatDefinition, at: Date) => {
    const own = { randomSixDigit: identifier() };
    return written(definition, testReport(definition, draw, operator, own), at, timeZone);
  };

  return (type, at) => {
    switch (type) {
      case "Sighting":
        return written(SIGHTING, testSighting(draw, operator, identifier()), at, timeZone);
      case "HLR": {
        targetNumber = nextTargetNumber(targetNumber);
        const own = { targetNumber, randomSixDigit: draw.characters(DIGITS, 6) };
        return written(HLR, testReport(HLR, draw, operator, own), at, timeZone);
      }
      case "GMTI":
        return ofFormat(GMTI, at);
      case "LEAPP":
        return ofFormat(LEAPP, at);
      case "c-UAS":
        return ofFormat(CUAS, at);
    }
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
