import { deflateSync, Zip, ZipPassThrough } from "fflate";
import { feetToMetres } from "../grid/geodesy";
import type { Geoid } from "../grid/geoid";
import { ACCURACY_METRES } from "../platforms/platform";
import type { Position } from "../reports/observed";
import { degrees, type Exported, isoTime } from "./exported";
import { takType } from "./tak-type";
import { XML_HEAD, xmlAttributes, xmlText } from "./xml";

/** CoT's figure for what is not known. */
const UNKNOWN = "9999999.0";
/** Metres: several times what the map's coarse overview is off in flat country, as summits are too low in it. */
const ROUGH_ALTITUDE_ERROR = "200.0";
const DAY_MS = 86_400_000;

/** A Cursor on Target event of the package. */
interface Event {
  uid: string;
  /** What TAK writes beside the sign; the places of a report each have their own. */
  callsign: string;
  type: string;
  report: Exported;
  position: Position;
  /** The other end of a shot. */
  other?: Event | undefined;
}

/**
 * Reports as a TAK data package: a zip with a manifest of version 2, and an event a grid, each in a file of its own, as
 * ATAK reads no second event in a file. An event needs a place, so reports without a grid are left out.
 * @returns the zip's bytes in pieces, made as they are asked for
 */
export function* takPackage(
  reports: readonly Exported[],
  geoid: Geoid,
): Generator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  function* add(path: string, text: string) {
    const file = new DeflatedFile(path);
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    yield* pieces.splice(0);
  }
  const events = eventsOf(reports);
  yield* add("MANIFEST/manifest.xml", manifest(events));
  for (const [index, event] of events.entries()) yield* add(pathOf(index), eventXml(event, geoid));
  zip.end();
  yield* pieces;
}

/** A small file of a zip, deflated at once. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;
  /** The first that a zip can hold, as the same reports give the same bytes; its parts are local time in the file. */
  override mtime = new Date(1980, 0, 1);
  protected override process(content: Uint8Array, final: boolean) {
    this.ondata(null, deflateSync(content), final);
  }
}

/** A reference may hold what no path can. */
const pathOf = (index: number) => `events/${index + 1}.cot`;

function manifest(events: readonly Event[]): string {
  const parameter = (name: string, value: string) =>
    `<Parameter${xmlAttributes({ name, value })}/>`;
  const contents = events.map(({ uid, callsign }, index) =>
    [
      `<Content${xmlAttributes({ ignore: "false", zipEntry: pathOf(index) })}>`,
      parameter("uid", uid),
      parameter("name", callsign),
      "</Content>",
    ].join(""),
  );
  const references = new Set(events.map(({ report }) => report.reference));
  return [
    `${XML_HEAD}<MissionPackageManifest version="2">`,
    "<Configuration>",
    parameter("uid", `sightline-${fingerprint(events)}`),
    parameter("name", `Sightline ${[...references].slice(0, 3).join(" ")}`.trim()),
    "</Configuration>",
    "<Contents>",
    ...contents,
    "</Contents>",
    "</MissionPackageManifest>",
    "",
  ].join("\n");
}

/** Names a package by what is in it: 64 bits of FNV-1a, in hexadecimal. */
function fingerprint(events: readonly Event[]): string {
  const text = events.map(({ uid, report }) => `${uid} ${report.message}`).join("\n");
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}

const OTHER_END: Record<string, string> = { POO: "POI", POI: "POO" };

function eventsOf(reports: readonly Exported[]): Event[] {
  const counts = new Map<string, number>();
  return reports.flatMap((report) => {
    const { reference, positions } = report;
    const events: Event[] = positions.map((position, index) => {
      // Two reports may have one reference, or none.
      const number = (counts.get(reference) ?? 0) + 1;
      counts.set(reference, number);
      return {
        uid: `sightline.${reference}.${number}`,
        callsign: callsignOf(report, index),
        type: takType(report, position.name),
        report,
        position,
      };
    });
    return events.map((event) => ({
      ...event,
      other: events.find(({ position }) => position.name === OTHER_END[event.position.name]),
    }));
  });
}

/** `BM-21 2/3 K-KILL WK21` */
function callsignOf({ platform, type, positions, callSign }: Exported, index: number): string {
  const { name = "", effect = null } = positions[index] ?? {};
  const alike = positions.filter((each) => each.name === name);
  const place = positions[index];
  const number = place && alike.length > 1 ? `${alike.indexOf(place) + 1}/${alike.length}` : "";
  const became = effect === null || effect === "present" ? "" : effect.toUpperCase();
  return [platform || type, name, number, became, callSign].filter(Boolean).join(" ");
}

function eventXml({ uid, callsign, type, report, position, other }: Event, geoid: Geoid): string {
  const { time, message, isTestData } = report;
  const { at, altitude, isAltitudeRough, accuracy, halfWidth } = position;
  const attributes = {
    version: "2.0",
    uid,
    type,
    how: "h-e",
    time: isoTime(time),
    start: isoTime(time),
    stale: isoTime(time + DAY_MS),
    // A simulation's, so that nobody takes it for real.
    ...(isTestData && { opex: "s" }),
  };
  const point = {
    lat: String(degrees(at.lat)),
    lon: String(degrees(at.lng)),
    hae: altitude === null ? UNKNOWN : (feetToMetres(altitude) + geoid(at)).toFixed(1),
    ce: Math.max(accuracy ? ACCURACY_METRES[accuracy] : 0, halfWidth).toFixed(1),
    le: altitude !== null && isAltitudeRough ? ROUGH_ALTITUDE_ERROR : UNKNOWN,
  };
  const link = other && { uid: other.uid, type: other.type, relation: "c-c" };
  return [
    `${XML_HEAD}<event${xmlAttributes(attributes)}>`,
    `<point${xmlAttributes(point)}/>`,
    "<detail>",
    `<contact${xmlAttributes({ callsign })}/>`,
    ...(link ? [`<link${xmlAttributes(link)}/>`] : []),
    `<remarks>${xmlText(message)}</remarks>`,
    // Kept on the map past its stale time, until somebody deletes it.
    "<archive/>",
    "</detail>",
    "</event>",
    "",
  ].join("\n");
}
