import { secured } from "../../http/headers";
import { ASK_AGAIN, FOR_GOOD } from "../../http/lifetime";
import type { MapSource } from "./map-source";
import type { TileFormat } from "./model";

/** The headers that all tiles of a map share, for answers with a tile and without. */
export interface TileHeaders {
  content: Headers;
  /** Of an answer that says that the client's tile is still right. */
  unchanged: Headers;
}

const CONTENT_TYPES: Readonly<Record<TileFormat, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  mvt: "application/vnd.mapbox-vector-tile",
};

/** All sets of headers that a map's tiles go out with; the ETag is set for each tile. */
export interface HeaderSets {
  /** How an address ends that names this very archive. */
  ending: string;
  forGood: Readonly<Record<TileForm, TileHeaders>>;
  askAgain: Readonly<Record<TileForm, TileHeaders>>;
}

/** As a tile lies in the archive, or decompressed for a client that cannot do it. */
export type TileForm = "raw" | "unpacked";

/** Made once and copied for each answer: setting nine headers takes longer than finding a tile. */
export function createHeaderSets(source: MapSource): HeaderSets {
  const both = (lifetime: string) => ({
    raw: make(source, lifetime, source.encoding),
    unpacked: make(source, lifetime, null),
  });
  const ending = `?v=${source.archive.tag}`;
  return { ending, forGood: both(FOR_GOOD), askAgain: both(ASK_AGAIN) };
}

function make({ facts, isCompressed }: MapSource, lifetime: string, encoding: string | null) {
  const { headers: unchanged } = secured(new Response(null));
  unchanged.set("cache-control", lifetime);
  if (isCompressed) unchanged.set("vary", "Accept-Encoding");
  const content = new Headers(unchanged);
  content.set("content-type", CONTENT_TYPES[facts.format]);
  if (encoding !== null) content.set("content-encoding", encoding);
  return { content, unchanged };
}
