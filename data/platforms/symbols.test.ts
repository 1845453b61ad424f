import { describe, expect, test } from "bun:test";
import ms from "milsymbol";
import { expectOfEach } from "../../web/domain/testing/of-each";
import { BOTH_SIDES } from "./both-sides";
import { PLATFORMS } from "./index";
import { symbolCodes } from "./symbol-codes";

const RUNNING_GEAR = ["Tracked", "Wheeled", "Towed"] as const;

const ofEach = (holds: (platform: (typeof PLATFORMS)[number]) => void) => expectOfEach(PLATFORMS, ({ platformId }) => platformId, holds);

describe("symbol", () => {
  const table = new Set(symbolCodes());
  /** Positions 11 and 12 of the code, by running gear; only equipment carries them. */
  const MOBILITY = { Tracked: ["MQ"], Wheeled: ["MO", "MP"], Towed: ["MS"] } as const;

  test("the table and milsymbol refuse what does not exist", () => {
    expect(table.has("SGEVZZZZ")).toBe(false);
    expect(new ms.Symbol("SHGPEVZZZZMQ---").isValid()).toBe(false);
  });

  test("each has a symbol that exists and is drawn", () => {
    ofEach(({ sidcCode }) => {
      expect(sidcCode).toMatch(/^S[FH][GAS]P[A-Z-]{6}(M[OPQS]|--)---$/);
      expect(table.has(`${sidcCode[0]}${sidcCode[2]}${sidcCode.slice(4, 10)}`)).toBe(true);
      expect(new ms.Symbol(sidcCode).isValid()).toBe(true);
    });
  });

  test("what both sides have is hostile until the operator says otherwise, and is in the list", () => {
    const both = PLATFORMS.filter(({ bothSides }) => bothSides);
    expect(both.filter(({ sidcCode }) => sidcCode[1] !== "H")).toEqual([]);
    expect(new Set(both.map(({ platformId }) => platformId))).toEqual(new Set(BOTH_SIDES));
    for (const named of [
      ...["T-64", "T-64BV", "T-72", "BMP-2", "MT-LB", "2S1", "D-30", "BM-21"],
      ...["9K33 Osa", "5P85", "9K79", "Mi-8", "Su-25", "Iveco LMV", "Civilian car", "FPV drone"],
    ])
      expect(BOTH_SIDES.has(named)).toBe(true);
    for (const named of ["T-90M", "2S35", "TOS-1A", "Leopard 2"]) expect(BOTH_SIDES.has(named)).toBe(false);
  });

  test("what its own text gives to both sides is in the list", () => {
    const said = PLATFORMS.filter(({ description }) => /used by both sides/.test(description));
    expect(said).not.toBeEmpty();
    expect(said.filter(({ bothSides }) => !bothSides)).toEqual([]);
  });

  test("each has the mobility of its running gear", () => {
    ofEach((platform) => {
      const mobility = platform.sidcCode.slice(10, 12);
      const isEquipment = platform.sidcCode[4] === "E";
      const gear = RUNNING_GEAR.find((tag) => platform.characteristics.includes(tag));
      if (isEquipment && gear) expect<readonly string[]>(MOBILITY[gear]).toContain(mobility);
      else expect(mobility).toBe("--");
    });
  });
});
