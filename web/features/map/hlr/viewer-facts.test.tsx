import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import type { Fire, FirePoint } from "../../../domain/map/fire";
import { hlrView } from "../../../domain/map/hlr-view";
import { ViewerFacts } from "./viewer-facts";

const NONE = { gzd: "", coordinates: "" };
const POO = { gzd: "34UFE", coordinates: "12345 67890" };
const POI = { gzd: "34UFE", coordinates: "32345 67890" };

/** Each fact as "POO: 34UFE 12345 67890". */
function facts(fire: Partial<Fire>, unset: readonly FirePoint[]): string[] {
  const whole = { poo: NONE, poi: NONE, weaponType: "" as const, ...fire };
  const html = renderToString(
    <ViewerFacts fire={whole} view={hlrView(whole)} isPlacing unset={unset} exact={90} />,
  );
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term, value]) =>
    `${term}: ${value}`.replace(/<[^>]+>/g, ""),
  );
}

test.each<[string, Partial<Fire>, FirePoint[], string[]]>([
  [
    "neither",
    {},
    ["poo", "poi"],
    ["POO: not set", "POI: not set", "Distance: —", "Bearing (true): —"],
  ],
  [
    "the POO, while the POI is pointed at: its grid is no fact yet, and the distance says so",
    { poo: POO, poi: POI },
    ["poi"],
    [
      "POO: 34UFE 12345 67890",
      "POI: not set",
      "Distance, if set here: 19.9 km",
      "Bearing (true): 091°",
    ],
  ],
  [
    "the POI is pointed at nearer to the POO than the map is exact: neither distance nor bearing is known",
    { poo: POO, poi: { gzd: "34UFE", coordinates: "1234 6797" } },
    ["poi"],
    ["POO: 34UFE 12345 67890", "POI: not set", "Distance, if set here: —", "Bearing (true): —"],
  ],
  [
    "both",
    { poo: POO, poi: POI },
    [],
    [
      "POO: 34UFE 12345 67890",
      "POI: 34UFE 32345 67890",
      "Distance: 19.9 km",
      "Bearing (true): 091°",
    ],
  ],
])("what is set: %s", (_, fire, unset, said) => {
  expect(facts(fire, unset)).toEqual(said);
});
