/**
 * Positions and time of a report: read from its message, which every report has, whatever
 * made it. The log's own form of a report says the same at an eighth of the time, and is read first.
 */

import type { LatLng } from "../grid/geodesy";
import { dtgIn, momentOf, splitMessage } from "../messages/message";
import { MessageError } from "../messages/message-reader";
import { referenceOf } from "../messages/reference";
import { storedText, type UnknownRecord } from "../parse-unknown";
import type { Side } from "../platforms/affiliation";
import { NOTHING_OBSERVED, type Observed } from "./observed";
import { parseMessage } from "./parse-message";
import type { ReportDefinition, ReportForm } from "./report";

/** A report as the log or the server keeps it. */
export interface KeptReport {
  reportType: string;
  /** The whole message. */
  fullMessage: string;
  /** ISO 8601, when it was copied. */
  timestamp: string;
  /** Its form as the log keeps it; the server keeps none. */
  formData?: UnknownRecord;
  /** What the server keeps beside the message, which does not say it. */
  side?: Side | null;
}

/** A report's content. */
export interface ReadReport extends Observed {
  type: string;
  /** As the log shows it; "" if unknown. */
  reference: string;
  /** `200909ZNov26`; "" where the message has none. */
  dtg: string;
  /** The moment of the DTG, milliseconds since 1970; without a DTG, of the copy. */
  time: number;
  callSign: string;
  asset: string;
  message: string;
  /** Its form as the log keeps it; empty if it is not known. */
  formData: UnknownRecord;
}

type Definition = ReportDefinition<ReportForm>;

/**
 * Reads a report as the format of its type writes it. One that cannot be read, or whose format is not there, has no
 * positions, and still its message, and its DTG if there is one.
 * @param definitions the formats that are known
 * @param localOffsetMinutes what zone J is ahead of UTC at a moment of that clock; by default this machine's
 */
export function readReport(
  kept: KeptReport,
  definitions: readonly Definition[],
  localOffsetMinutes?: (clock: Date) => number,
): ReadReport {
  const { reportType: type, fullMessage: message } = kept;
  const { stored, observed } = contentOf(kept, definitions);
  return {
    ...observed,
    side: kept.side ?? observed.side,
    type,
    reference: referenceOf(type, stored, "") ?? "",
    dtg: dtgIn(splitMessage(message) ?? [])?.text ?? "",
    time: momentOf(message, kept.timestamp, localOffsetMinutes),
    callSign: storedText(stored.callSign),
    asset: assetIn(stored),
    message,
    formData: stored,
  };
}

/** Where the first of these reports lies that has a place; null if none has. Test reports lie nowhere. */
export function firstPlace(
  all: readonly (KeptReport & { isTestData?: boolean })[],
  definitions: readonly Definition[],
): LatLng | null {
  for (const kept of all) {
    const [position] = kept.isTestData ? [] : contentOf(kept, definitions).observed.positions;
    if (position) return position.at;
  }
  return null;
}

interface Content {
  stored: UnknownRecord;
  observed: Observed;
}

function contentOf(
  { reportType, fullMessage, formData = {} }: KeptReport,
  definitions: readonly Definition[],
): Content {
  // A report of a preview is kept under the name that a unit's own format has taken since.
  for (const definition of definitions.filter(({ type }) => type === reportType)) {
    const form = definition.read(formData);
    if (form) return { stored: formData, observed: definition.observed(form) };
    try {
      const { formData: stored } = parseMessage(fullMessage, [definition]);
      const parsed = definition.read(stored);
      if (parsed) return { stored, observed: definition.observed(parsed) };
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
    }
  }
  return { stored: formData, observed: NOTHING_OBSERVED };
}

/** A sighting keeps it under a name of its own. */
const assetIn = ({ asset, userAsset }: UnknownRecord) => storedText(asset ?? userAsset);
