import { describe, expect, test } from "bun:test";
import { MessageError, spellingOf } from "../messages/message-reader";
import { parseMessage } from "./parse-message";

const SIGHTING =
  "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 1 ALT 512FT DISP 50M // GRID 2 34UFE 12400 67900 CAT 2 K-KILL // STATIC // ENV WOODLAND // BDA K-KILL 1 M-KILL 0 REMAINING 2 // REMARKS two more in treeline////";
const HLR =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";
const GMTI =
  "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // TGT T1 // 4 X APC // GRID 34UFE 12345 67890 ALT 512FT DISP 200M // HDG 045 SPD 30KPH // CLASS PROBABLE // CONF LIKELY (55-75%) // REMARKS in line////";
const LEAPP =
  "LEAPP WK21-9XY001 // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH // REMARKS pair////";
const CUAS =
  "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // HEIGHT LOW // HDG NORTHEAST // PAYLOAD VISIBLE grenade // OBS loud // REMARKS again // ACTION engaged with EW////";
const ALL = { SIGHTING, HLR, GMTI, LEAPP, CUAS };

/** What an operator typed in them. */
const TYPED =
  /WK21|(?<=ASSET )[^/]+(?= \/\/)|BM-21|Grad|T1|two more in treeline|in line|pair|grenade|loud|again|engaged with EW/g;

/** The line that a message is refused for, and the whole of what is said. */
function error(text: string): { line: string; message: string } {
  try {
    parseMessage(text);
  } catch (error) {
    if (error instanceof MessageError) return { line: error.line, message: error.message };
    throw error;
  }
  throw new Error("It was taken.");
}

describe.each(Object.entries(ALL))("%s", (_, message) => {
  const lines = message.slice(0, -"////".length).split(" // ");

  test("is read as it stands, and as a mail program breaks and spaces it", () => {
    for (const text of [
      message,
      `\n ${message}\r\n`,
      message.replaceAll(" // ", "\n// "),
      message.replaceAll(" ", "\r\n"),
      message.replaceAll(" ", "\u00a0 "),
    ]) {
      expect(parseMessage(text).formData.currentDTG).toBe("201230ZNov26");
    }
  });

  test("keeps another DTG of a time that exists", () => {
    for (const dtg of ["312359BDec26", "290000JFeb28", "010001YJan00"]) {
      expect(parseMessage(message.replace("201230ZNov26", dtg)).formData.currentDTG).toBe(dtg);
    }
  });

  test.each(["311230ZNov26", "290000ZFeb26", "202400ZNov26", "201230ZNow26"])(
    "is refused with the DTG %s, naming the line",
    (dtg) => {
      expect(error(message.replace("201230ZNov26", dtg)).line).toBe(`DTG ${dtg}`);
    },
  );

  test.each(["201230ZNOV26", "201230znov26", "201230Z NOV 26", "20 1230Z Nov 2026"])(
    "is read with the DTG %s",
    (dtg) => {
      expect(parseMessage(message.replace("201230ZNov26", dtg)).message).toBe(message);
    },
  );

  test("is read in capitals and in lower case, with what was typed as it came", () => {
    for (const cased of [
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
    ]) {
      expect(parseMessage(cased(message)).message).toBe(message.replace(TYPED, cased));
    }
  });

  test("gets the known names in their own spelling", () => {
    const names = ["BM-21", "Grad", "Puma", "Watchkeeper", "LEAPP", "STA Ptl", "T-72", "t-72"];
    const read = parseMessage(message.toUpperCase(), undefined, spellingOf(names));
    const typed = (text: string) => (names.includes(text) ? text : text.toUpperCase());
    expect(read.message).toBe(message.replace(TYPED, typed));
    expect(spellingOf(names)("T-72")).toBe("T-72");
    expect(spellingOf(names)("t\u201172")).toBe("t\u201172");
  });

  test("is refused naming the quoted line, the first one too", () => {
    expect(error(`> ${message}`).line).toBe(`> ${lines[0]}`);
    const quoted = message.replace(` // ${lines[3]}`, ` // > ${lines[3]}`);
    expect(error(quoted).line).toBe(`> ${lines[3]}`);
  });

  test("is refused naming what stands around it", () => {
    expect(error(`All stations: ${message}`).line).toBe(`All stations: ${lines[0]}`);
    expect(error(`${message}\nRegards, Bob`)).toEqual({
      line: "Regards, Bob",
      message: "“Regards, Bob” does not fit: it stands after the end of the message.",
    });
  });

  test("is refused naming the line at which it is cut short", () => {
    const cut = message.slice(0, -6).trim();
    const last = cut.split(" // ").at(-1) ?? "";
    expect(error(cut)).toEqual({
      line: last,
      message: `“${last}” does not fit: the message is incomplete. It must end with ////.`,
    });
  });

  test("is taken without one of its lines or refused naming a line or what is missing", () => {
    for (const line of lines.slice(1)) {
      const text = message.replace(` // ${line}`, "");
      try {
        parseMessage(text);
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        const isLast = line === lines.at(-1);
        expect(isLast || error.line !== "" ? "" : `${line}: ${error.message}`).toBe("");
      }
    }
  });

  test("is refused with a line twice, naming it", () => {
    for (const line of lines.slice(1)) {
      const { line: named } = error(message.replace(line, `${line} // ${line}`));
      expect(named).toBe(line);
    }
  });
});

test("another's RANGE is no reason to refuse an HLR: it is computed", () => {
  for (const range of [
    "RANGE 20.0KM",
    "RANGE 19,9KM",
    "RANGE 19.9 KM",
    "RANGE 19900M",
    "range 20.0km",
  ]) {
    expect(parseMessage(HLR.replace("RANGE 19.9KM", range)).message).toBe(HLR);
  }
  expect(parseMessage(HLR.replace(" // RANGE 19.9KM", "")).message).toBe(HLR);
  const remarks = `${HLR.slice(0, -4)} // REMARKS RANGE 20.0KM////`;
  expect(parseMessage(remarks.replace("19.9", "20.0")).message).toBe(remarks);
});

test("a grid that is none is refused for itself, in any row", () => {
  expect(error(SIGHTING.replace("GRID 2 34UFE", "GRID 2 34FE"))).toEqual({
    line: "GRID 2 34FE 12400 67900 CAT 2 K-KILL",
    message:
      "“GRID 2 34FE 12400 67900 CAT 2 K-KILL” does not fit: it holds no grid like 34UFE 12345 67890.",
  });
});

test("two messages at once are said to be two", () => {
  expect(error(`${HLR}\n${SIGHTING}`).message).toContain("more than one message");
});

test("a sighting without the grid of its first vehicle is refused at the line in its place", () => {
  const none = SIGHTING.replace(/ \/\/ GRID 1 [^/]+(?= \/\/)/, "").replace(
    / \/\/ GRID 2 [^/]+(?= \/\/)/,
    "",
  );
  expect(error(none).line).toBe("STATIC");
});
