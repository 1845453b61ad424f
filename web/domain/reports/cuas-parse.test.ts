import { describe, expect, test } from "bun:test";
import { EXAMPLE } from "../testing/cuas-reports";
import { parseMessage } from "./parse-message";

describe("a message that does not fit is refused by its line", () => {
  test.each([
    [EXAMPLE.replace("WK21-Q2W3E4", "WK21-Q2W3E"), "“C-UAS WK21-Q2W3E”"],
    [EXAMPLE.replace("201230Z", "201260Z"), "“DTG 201260ZNov26”"],
    [EXAMPLE.replace("METHOD SEE", "METHOD SMELL"), "“METHOD SMELL”"],
    [EXAMPLE.replace("METHOD SEE", "METHOD See"), "“METHOD See”"],
    [EXAMPLE.replace("34UFE 12345", "34UZZ 12345"), "“GRID 34UZZ 12345 67890”"],
    [EXAMPLE.replace("67890 //", "67890 ALT 300FT //"), "“GRID 34UFE 12345 67890 ALT 300FT”"],
    [EXAMPLE.replace("2 X ROTARY", "0 X ROTARY"), "“0 X ROTARY WING”"],
    [EXAMPLE.replace("2 X ROTARY", "02 X ROTARY"), "“02 X ROTARY WING”"],
    [EXAMPLE.replace("2 X ROTARY", "1000 X ROTARY"), "“1000 X ROTARY WING”"],
    [EXAMPLE.replace("ROTARY", "TILT"), "“2 X TILT WING”"],
    [EXAMPLE.replace("HEIGHT LOW", "HEIGHT HIGH"), "“HEIGHT HIGH”"],
    [EXAMPLE.replace("HDG NORTHEAST", "HDG 045"), "“HDG 045”"],
    [EXAMPLE.replace("PAYLOAD VISIBLE grenade", "PAYLOAD UNKNOWN"), "“PAYLOAD UNKNOWN”"],
    [EXAMPLE.replace("VISIBLE grenade", "NOT VISIBLE grenade"), "“PAYLOAD NOT VISIBLE grenade”"],
    [EXAMPLE.replace("// HEIGHT LOW // HDG NORTHEAST", "// HDG NORTH // HEIGHT LOW"), "HEIGHT LOW"],
    [EXAMPLE.replace("////", " // OBS two////"), "“OBS two”"],
    [EXAMPLE.replace(" // PAYLOAD VISIBLE grenade // ACTION engaged with EW", ""), "cut short"],
    [EXAMPLE.slice(0, -1), "cut short"],
    [`${EXAMPLE} ${EXAMPLE}`, "more than one message"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
