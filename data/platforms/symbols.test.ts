import { describe, expect, test } from "bun:test";
import { ms2525c } from "mil-std-2525";
import ms from "milsymbol";
import { GRID_ACCURACIES } from "../../web/domain/platforms/platform";
import { PLATFORMS } from "./index";

const RUNNING_GEAR = ["Tracked", "Wheeled", "Towed"] as const;

const records = PLATFORMS.map((platform) => [platform.platformId, platform] as const);

describe("symbol and grid", () => {
  const { AIRTRK, GRDTRK_UNT, GRDTRK_EQT } = ms2525c.WAR;
  const table = new Set(
    [AIRTRK, GRDTRK_UNT, GRDTRK_EQT].flatMap(({ mainIcon }) =>
      mainIcon.map((row) => `${row.codingscheme}${row.battledimension}${row.functionid}`),
    ),
  );
  /** Positions 11 and 12 of the code, by running gear; only equipment carries them. */
  const MOBILITY = { Tracked: ["MQ"], Wheeled: ["MO", "MP"], Towed: ["MS"] } as const;

  test("the table and milsymbol refuse what does not exist", () => {
    expect(table.has("SGEVZZZZ")).toBe(false);
    expect(new ms.Symbol("SHGPEVZZZZMQ---").isValid()).toBe(false);
  });

  test.each(records)("%s has a symbol that exists and is drawn", (_, { sidcCode }) => {
    expect(sidcCode).toMatch(/^S[FH][GA]P[A-Z-]{6}(M[OPQS]|--)---$/);
    expect(table.has(`${sidcCode[0]}${sidcCode[2]}${sidcCode.slice(4, 10)}`)).toBe(true);
    expect(new ms.Symbol(sidcCode).isValid()).toBe(true);
  });

  test.each(records)("%s has the mobility of its running gear", (_, platform) => {
    const mobility = platform.sidcCode.slice(10, 12);
    const isEquipment = platform.sidcCode[4] === "E";
    const gear = RUNNING_GEAR.find((tag) => platform.characteristics.includes(tag));
    if (isEquipment && gear) expect<readonly string[]>(MOBILITY[gear]).toContain(mobility);
    else expect(mobility).toBe("--");
  });

  test.each(records)("%s brings a grid accuracy that fits its size", (_, platform) => {
    expect(GRID_ACCURACIES).toContain(platform.gridUnit);
    expect(platform.gridUnit === "Cat 4").toBe(platform.sidcCode[2] === "A");
  });
});
