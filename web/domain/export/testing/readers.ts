/** Other people's programs, which read the very bytes of an export. */

import { expect } from "bun:test";
import { check } from "@placemarkio/check-geojson";
import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import Papa from "papaparse";
import { feetToMetres, type LatLng } from "../../grid/geodesy";
import type { ExportFormat } from "../formats";
import { CONTEXT } from "./reports";
import { type TakEvent, takPackage } from "./tak-reader";

/** A report as somebody else's program reads it: one for each grid, and one if there is none. */
export interface Foreign {
  reference: string;
  time: string;
  /** Null if there is none. */
  at: LatLng | null;
  /** Metres above mean sea level; null if it is not known. */
  height: number | null;
  /** The kind of report; a TAK event has one of its own. */
  type: string;
  message: string;
}

/** With the mark of its encoding, which belongs to the file. */
const textIn = (file: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);

const heightOf = (feet: string | number | null | undefined) =>
  feet === null || feet === undefined || feet === "" ? null : feetToMetres(Number(feet));

export function fromCsv(file: Uint8Array): Foreign[] {
  const text = textIn(file);
  expect(text).toStartWith("\uFEFF");
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data.map((row) => ({
    reference: row.reference ?? "",
    time: row.time ?? "",
    at: row.latitude ? { lat: Number(row.latitude), lng: Number(row.longitude) } : null,
    height: heightOf(row.altitude_ft),
    type: row.type ?? "",
    message: row.message ?? "",
  }));
}

interface Feature {
  properties: unknown;
  geometry: unknown;
}

function fromFeatures(features: readonly Feature[]): Foreign[] {
  return features.flatMap(({ properties, geometry }) => {
    const {
      reference = "",
      time = "",
      message = "",
      altitude_ft,
      type = "",
    } = properties as Record<string, string>;
    const point = geometry as { type: string; coordinates: [number, number] } | null;
    if (point && point.type !== "Point") return [];
    const [lng, lat] = point?.coordinates ?? [];
    const at = lng === undefined || lat === undefined ? null : { lat, lng };
    return [{ reference, time, at, height: heightOf(altitude_ft), type, message }];
  });
}

export function fromGeoJson(file: Uint8Array): Foreign[] {
  const collection = check(textIn(file));
  if (collection.type !== "FeatureCollection") throw new Error(collection.type);
  return fromFeatures(collection.features);
}

/** An XML that is not well-formed ends the test. */
export const xml = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      // Its warning is about U+FFFD, which replaces characters that XML cannot hold.
      if (level !== "warning") throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, "text/xml");

export function kmlFeatures(file: Uint8Array) {
  // Its types are the browser's DOM.
  return kml(xml(textIn(file)) as unknown as Document, { skipNullGeometry: false }).features;
}

export const fromKml = (file: Uint8Array) => fromFeatures(kmlFeatures(file));

/** A waypoint says its reference at the end of its name, and has nothing of a report without a place. */
export function fromGpx(file: Uint8Array): Foreign[] {
  return gpx(xml(textIn(file)) as unknown as Document).features.map(({ properties, geometry }) => {
    const { name = "", time = "", desc = "", type = "" } = properties as Record<string, string>;
    const [lng = Number.NaN, lat = Number.NaN, height = null] = (
      geometry as { coordinates: number[] }
    ).coordinates;
    const reference = name.split(" ").at(-1) ?? "";
    return { reference, time, at: { lat, lng }, height, type, message: desc };
  });
}

function remarksOf({ raw }: TakEvent): string {
  const remarks = raw.event.detail?.remarks;
  return typeof remarks === "string" ? remarks : (remarks?._text ?? "");
}

const UNKNOWN_HEIGHT = 9_999_999;

export async function fromTak(file: Uint8Array): Promise<Foreign[]> {
  const [, events] = await takPackage(file);
  return events.map((event) => {
    const { uid, start } = event.raw.event._attributes;
    const { lat, lon, hae } = event.raw.event.point._attributes;
    const at = { lat: Number(lat), lng: Number(lon) };
    const height = Number(hae) === UNKNOWN_HEIGHT ? null : Number(hae) - CONTEXT.geoid(at);
    const reference = /^sightline\.(.*)\.\d+$/s.exec(uid)?.[1] ?? "";
    return { reference, time: start, at, height, type: "", message: remarksOf(event) };
  });
}

export const READERS: Record<
  Exclude<ExportFormat, "txt">,
  (file: Uint8Array) => Foreign[] | Promise<Foreign[]>
> = { csv: fromCsv, geojson: fromGeoJson, kml: fromKml, gpx: fromGpx, tak: fromTak };
