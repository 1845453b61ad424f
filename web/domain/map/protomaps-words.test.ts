import { describe, expect, test } from "bun:test";
import { inProtomapsWords, type Shape, type Words } from "./protomaps-words";

/** "layer kind kind_detail" of what a feature becomes; "" for what is not drawn. */
function becomes(
  schema: "openmaptiles" | "shortbread" | "protomaps",
  layer: string,
  shape: Shape,
  words: Words,
): string {
  const found = inProtomapsWords(schema, layer, words, shape);
  if (!found) return "";
  const { kind, kind_detail } = found.words;
  return [found.layer, kind, kind_detail].filter((word) => word !== undefined).join(" ");
}

describe("OpenMapTiles", () => {
  test.each<[string, Shape, Words, string]>([
    ["transportation", "line", { class: "motorway" }, "roads highway"],
    ["transportation", "line", { class: "trunk" }, "roads major_road"],
    ["transportation", "line", { class: "tertiary" }, "roads major_road"],
    ["transportation", "line", { class: "minor" }, "roads minor_road"],
    ["transportation", "line", { class: "service" }, "roads minor_road"],
    ["transportation", "line", { class: "track" }, "roads path"],
    ["transportation", "line", { class: "path", subclass: "footway" }, "roads path"],
    ["transportation", "line", { class: "rail", subclass: "rail" }, "roads rail"],
    ["transportation", "line", { class: "pier" }, "roads path pier"],
    // Not a road yet, and none at all.
    ["transportation", "line", { class: "primary_construction" }, ""],
    ["transportation", "line", { class: "ferry" }, ""],
    ["transportation", "polygon", { class: "path", subclass: "pedestrian" }, "landuse pedestrian"],
    ["transportation_name", "line", { class: "secondary", name: "A" }, "road_names major_road"],
    ["aeroway", "line", { class: "runway" }, "roads aeroway runway"],
    ["aeroway", "polygon", { class: "aerodrome" }, "landuse aerodrome"],
    ["aeroway", "polygon", { class: "runway" }, ""],
    ["building", "polygon", { render_height: 5 }, "buildings building"],
    ["water", "polygon", { class: "ocean" }, "water ocean"],
    ["waterway", "line", { class: "river" }, "water river"],
    ["landcover", "polygon", { class: "wood", subclass: "forest" }, "landuse forest"],
    ["landcover", "polygon", { class: "grass" }, "landuse grass"],
    ["landcover", "polygon", { class: "ice" }, "landuse glacier"],
    ["landcover", "polygon", { class: "farmland" }, ""],
    ["landuse", "polygon", { class: "military" }, "landuse military"],
    ["park", "polygon", { class: "national_park" }, "landuse national_park"],
    ["park", "point", { class: "national_park", name: "A" }, ""],
    ["boundary", "line", { admin_level: 2, maritime: 0 }, "boundaries border 2"],
    ["boundary", "line", { admin_level: 2, maritime: 1 }, ""],
    ["place", "point", { class: "country", name: "A" }, "places country"],
    ["place", "point", { class: "state", name: "A" }, "places region"],
    ["place", "point", { class: "hamlet", name: "A" }, "places locality"],
    ["place", "point", { class: "suburb", name: "A" }, ""],
    ["poi", "point", { class: "shop", name: "A" }, ""],
    ["contours", "line", { ele: 100 }, ""],
    ["constructor", "line", { class: "motorway" }, ""],
    ["transportation", "line", {}, ""],
    ["transportation", "line", { class: 5 }, ""],
  ])("%s, a %s of %j: %s", (layer, shape, words, expected) => {
    expect(becomes("openmaptiles", layer, shape, words)).toBe(expected);
  });

  test("a lake's name, which comes as a line, stands in its middle", () => {
    const words = { class: "lake", name: "Ežeras", "name:latin": "Ežeras", name_en: "" };
    expect(inProtomapsWords("openmaptiles", "water_name", words, "line")).toEqual({
      layer: "water",
      words: { kind: "lake", name: "Ežeras", "name:en": "Ežeras" },
      isMiddle: true,
    });
  });

  test("the better a place's rank, the sooner and larger its name", () => {
    const at = (words: Words) => inProtomapsWords("openmaptiles", "place", words, "point")?.words;
    expect(at({ class: "city", rank: 3 })).toMatchObject({ min_zoom: 3, population_rank: 10 });
    expect(at({ class: "town", rank: 12 })).toMatchObject({ min_zoom: 12, population_rank: 0 });
    expect(at({ class: "town" })).toMatchObject({ min_zoom: 9, population_rank: 0 });
  });

  test("a name is written in Latin letters where there is one", () => {
    const name = (words: Words) =>
      inProtomapsWords("openmaptiles", "place", { class: "town", ...words }, "point")?.words[
        "name:en"
      ];
    expect(name({ name: "Гродна", "name:latin": "Hrodna", "name:en": "Grodno" })).toBe("Grodno");
    expect(name({ name: "Гродна", "name:latin": "Hrodna", name_en: "Гродна" })).toBe("Hrodna");
    expect(name({ name: "Гродна", name_en: "" })).toBe("Гродна");
    expect(name({})).toBe("");
  });
});

describe("Shortbread", () => {
  test.each<[string, Shape, Words, string]>([
    ["streets", "line", { kind: "motorway", link: false }, "roads highway"],
    ["streets", "line", { kind: "secondary" }, "roads major_road"],
    ["streets", "line", { kind: "residential" }, "roads minor_road"],
    ["streets", "line", { kind: "footway" }, "roads path"],
    ["streets", "line", { kind: "light_rail", rail: true }, "roads rail"],
    ["streets", "line", { kind: "taxiway" }, "roads aeroway taxiway"],
    ["street_labels", "line", { kind: "primary_link", name: "A" }, "road_names major_road"],
    ["street_polygons", "polygon", { kind: "pedestrian" }, "landuse pedestrian"],
    ["pier_lines", "line", { kind: "pier" }, "roads path pier"],
    ["pier_polygons", "polygon", { kind: "pier" }, "landuse pier"],
    ["buildings", "polygon", {}, "buildings building"],
    ["ocean", "polygon", {}, "water ocean"],
    ["water_polygons", "polygon", { kind: "water" }, "water water"],
    ["water_polygons", "polygon", { kind: "glacier" }, "landuse glacier"],
    ["water_polygons_labels", "point", { kind: "reservoir", name: "A" }, "water lake"],
    ["water_polygons_labels", "point", { kind: "river", name: "A" }, ""],
    ["water_lines", "line", { kind: "stream" }, "water stream"],
    ["land", "polygon", { kind: "forest" }, "landuse forest"],
    ["sites", "polygon", { kind: "hospital" }, "landuse hospital"],
    ["boundaries", "line", { admin_level: 4, maritime: false }, "boundaries border 4"],
    ["boundaries", "line", { admin_level: 2, maritime: true }, ""],
    ["boundary_labels", "point", { admin_level: 2, name: "A" }, "places country"],
    ["boundary_labels", "point", { admin_level: 4, name: "A" }, "places region"],
    ["place_labels", "point", { kind: "village", name: "A" }, "places locality"],
    ["place_labels", "point", { kind: "island", name: "A" }, ""],
    ["pois", "point", { amenity: "bar" }, ""],
  ])("%s, a %s of %j: %s", (layer, shape, words, expected) => {
    expect(becomes("shortbread", layer, shape, words)).toBe(expected);
  });

  test("capitals come first, and where many live names are large", () => {
    const at = (words: Words) =>
      inProtomapsWords("shortbread", "place_labels", words, "point")?.words;
    const capital = at({ kind: "capital", name: "A", population: 600_000 });
    const town = at({ kind: "town", name: "B", name_en: "C", population: 199_999 });
    expect(capital).toMatchObject({ population_rank: 10, name: "A", "name:en": "A" });
    expect(town).toMatchObject({ population_rank: 0, name: "B", "name:en": "C" });
    expect(Number(capital?.min_zoom)).toBeLessThan(Number(town?.min_zoom));
  });
});

describe("Protomaps", () => {
  test("is as it is", () => {
    const words = { kind: "highway", name: "A1", other: [1, null] };
    const found = inProtomapsWords("protomaps", "roads", words, "line");
    expect(found?.words).toBe(words);
    expect(becomes("protomaps", "pois", "point", {})).toBe("pois");
  });

  test.each<[string, Words, string]>([
    ["roads", { "pmap:kind": "medium_road", name: "A" }, "roads major_road"],
    ["roads", { "pmap:kind": "path", "pmap:kind_detail": "footway" }, "roads path footway"],
    ["transit", { "pmap:kind": "rail" }, "roads rail"],
    ["natural", { "pmap:kind": "wood" }, "landuse wood"],
    ["places", { "pmap:kind": "locality" }, "places locality"],
  ])("before version 4: %s of %j is %s", (layer, words, expected) => {
    expect(becomes("protomaps", layer, "line", words)).toBe(expected);
  });
});
