import type { VectorLayer } from "../../web/domain/map/map-schema";

/** Vector tiles, as far as which layers they have ("Mapbox Vector Tile", 2.1, section 4.1). */

/** The number of a field, times eight, and 2 for one that has bytes. */
const LAYER = 0x1a;
const NAME = 0x0a;
const KEY = 0x1a;

/**
 * The layers of a vector tile that is no longer compressed.
 * @returns null where its bytes are not layers from end to end; a layer that is damaged within has no name
 */
export function layersOfTile(bytes: Uint8Array): VectorLayer[] | null {
  const fields = fieldsOf(bytes);
  if (fields === null || fields.some(({ tag }) => tag !== LAYER)) return null;
  return fields.map(({ content }) => {
    const parts = fieldsOf(content) ?? [];
    const texts = (wanted: number) =>
      parts.filter(({ tag }) => tag === wanted).map(({ content }) => textOf(content));
    return { name: texts(NAME)[0] ?? "", keys: texts(KEY) };
  });
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

interface Field {
  tag: number;
  /** Empty for a number. */
  content: Uint8Array;
}

/** The fields of a message; null where it does not end with the last one. */
function fieldsOf(bytes: Uint8Array): Field[] | null {
  const fields: Field[] = [];
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; at < bytes.length; scale *= 0x80) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    return Number.NaN;
  };
  while (at < bytes.length) {
    const tag = readNumber();
    const value = readNumber();
    const wire = tag % 8;
    if (Number.isNaN(value) || (wire !== 0 && wire !== 2)) return null;
    const length = wire === 0 ? 0 : value;
    fields.push({ tag, content: bytes.subarray(at, at + length) });
    at += length;
  }
  return at === bytes.length ? fields : null;
}
