import type { Position } from "./geometry";

/** The parts of TopoJSON, GeoJSON and topojson-client that the map is read with. */
export interface Geometry {
  type: "Polygon" | "MultiPolygon" | "LineString" | "MultiLineString" | "Point";
  arcs: unknown[];
  id?: string;
  properties?: { name?: string };
}
export interface Collection {
  type: "GeometryCollection";
  geometries: Geometry[];
}
export interface Topology {
  objects: Record<string, Collection>;
}
export interface MultiLine {
  type: "MultiLineString";
  coordinates: Position[][];
}
export interface Feature {
  geometry: { type: Geometry["type"]; coordinates: unknown };
  properties: { name?: string };
}
export interface TopoClient {
  feature(topology: Topology, object: Collection): { features: Feature[] };
  mesh(
    topology: Topology,
    object: Collection,
    filter: (a: Geometry, b: Geometry) => boolean,
  ): MultiLine;
}
