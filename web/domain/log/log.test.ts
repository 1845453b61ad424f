import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { referenceOf } from "../messages/reference";
import { BUILT_IN_REPORTS } from "../reports/registry";
import { runs } from "../testing/runs";
import {
  arrangeLog,
  bothChanges,
  enterReport,
  entriesToReplace,
  entryKey,
  findByTargetNumber,
  isAhead,
  type LogEntry,
  lastCountedNumber,
  placesOf,
  putBack,
  receiveReports,
  reportTypesIn,
} from "./log";

const NOON = Date.parse("2026-11-20T12:30:00Z");

function entry(part: Partial<LogEntry> = {}): LogEntry {
  return {
    id: "a",
    reportType: "Sighting",
    timestamp: new Date(NOON).toISOString(),
    description: "3 × BM-21, static",
    message: "SIGHTING WK21-7K3QZ9////",
    fullMessage: "SIGHTING WK21-7K3QZ9////",
    formData: {
      callSign: "WK21",
      randomNumber: "7K3QZ9",
      userAsset: "Puma",
      vehicle: { id: "1", platformId: "BM-21", aka: "Grad", description: "Rocket launcher" },
    },
    ...part,
  };
}

describe("references", () => {
  test.each([
    ["Sighting", { callSign: "WK21", randomNumber: "7K3QZ9" }, "WK21-7K3QZ9"],
    ["HLR", { targetNumber: "AB0012" }, "AB0012"],
    ["GMTI", { callSign: "WK21", randomSixDigit: "0AZ9Q1" }, "WK21-0AZ9Q1"],
    ["LEAPP", { randomSixDigit: "9XY001" }, "USER-9XY001"],
    ["c-UAS", { callSign: " ", randomSixDigit: "Q2W3E4" }, "USER-Q2W3E4"],
    ["Sighting", { callSign: "WK21" }, null],
    ["HLR", { targetNumber: " " }, null],
  ] as const)("%s with %j is %j", (type, formData, expected) => {
    expect(referenceOf(type, formData, "USER")).toBe(expected);
  });

  test("nobody's call sign is N/A", () => {
    expect(referenceOf("LEAPP", { randomSixDigit: "9XY001" }, "")).toBe("N/A-9XY001");
  });
});

/** The log after reports have been entered one after the other. */
function entered(reports: readonly LogEntry[], log: readonly LogEntry[] = []): LogEntry[] {
  return reports.reduce<LogEntry[]>(
    (before, report) => enterReport(before, report, "").log,
    [...log],
  );
}

const at = (second: number) => new Date(NOON + second * 1000).toISOString();

describe("what a copy takes the place of", () => {
  const own = entry({ id: "own" });
  const asTest = entry({ id: "test", isTestData: true });
  const hlr = entry({ id: "hlr", reportType: "HLR", formData: { targetNumber: "AB0012" } });
  const log = [own, asTest, hlr];

  test.each([
    ["a report of its reference", own, ["own"]],
    ["no test data for a real report", entry({ reportType: "HLR", formData: {} }), []],
    [
      "another HLR of the same target number",
      entry({ reportType: "HLR", formData: { targetNumber: "AB0012", randomSixDigit: "000009" } }),
      ["hlr"],
    ],
    [
      "nothing of another type",
      entry({ reportType: "GMTI", formData: { randomSixDigit: "7K3QZ9" } }),
      [],
    ],
  ])("%s", (_, report, expected) => {
    const said = entriesToReplace(log, entryKey(report, "WK21"), "WK21");
    expect(said.map(({ id }) => id)).toEqual(expected);
    expect(enterReport(log, report, "WK21").replaced).toEqual(said);
  });
});

describe("the log", () => {
  test("puts a new report first, in place of the older one of its reference", () => {
    const old = entry({ id: "old" });
    const other = entry({ id: "other", formData: { callSign: "WK21", randomNumber: "AAAAAA" } });
    const amended = entry({ id: "new", timestamp: at(1) });
    const { log, entry: kept, replaced } = enterReport([other, old], amended, "WK21");
    expect(log.map(({ id }) => id)).toEqual(["new", "other"]);
    expect(replaced).toEqual([old]);
    expect(kept.amends).toEqual({ times: 1, timestamp: old.timestamp });
    expect(log[0]).toBe(kept);
  });

  test("counts how often a report was amended, and names the last one replaced", () => {
    const log = entered([0, 1, 2, 3].map((n) => entry({ id: `${n}`, timestamp: at(n) })));
    expect(log).toHaveLength(1);
    expect(log[0]?.amends).toEqual({ times: 3, timestamp: at(2) });
  });

  test("a clock that was set back does not bring the older report to the fore", () => {
    const [kept, ...rest] = entered([
      entry({ id: "old", timestamp: at(3600) }),
      entry({ id: "new", timestamp: at(0) }),
    ]);
    expect(rest).toEqual([]);
    expect(kept).toMatchObject({ id: "new", amends: { times: 1, timestamp: at(3600) } });
  });

  test("keeps every entry without a reference, and a test entry beside the real one", () => {
    const nameless = [entry({ id: "1", formData: {} }), entry({ id: "2", formData: {} })];
    expect(arrangeLog(nameless, "")).toHaveLength(2);
    expect(entered(nameless).map(({ amends }) => amends)).toEqual([undefined, undefined]);
    expect(arrangeLog([entry(), entry({ id: "t", isTestData: true })], "")).toHaveLength(2);
  });

  test("knows which types it holds", () => {
    const held = [entry({ reportType: "Gone" }), entry({ reportType: "c-UAS" }), entry()];
    expect(reportTypesIn(held, ["Sighting", "HLR", "c-UAS"])).toEqual([
      "Sighting",
      "c-UAS",
      "Gone",
    ]);
  });

  test("knows the number that the next HLR counts on from", () => {
    const hlr = (targetNumber: string, part: Partial<LogEntry> = {}, callSign = "WK21") =>
      entry({ reportType: "HLR", formData: { targetNumber, callSign }, ...part });
    const log = [
      hlr("A1"),
      hlr("AB0009", { isTestData: true }),
      hlr("CD0001", {}, "other"),
      hlr("AB0002"),
      hlr("AB0001"),
    ];
    expect(lastCountedNumber(log, "HLR", "AB0007", "WK21")).toBe("AB0007");
    expect(lastCountedNumber(log, "HLR", "A1", "WK21")).toBe("AB0002");
    expect(lastCountedNumber(log, "HLR", "", "WK21")).toBe("");
    expect(lastCountedNumber([], "HLR", "A1", "WK21")).toBe("");
  });

  test("knows a target number that another HLR has", () => {
    const formData = { targetNumber: "AB0012", randomSixDigit: "000001" };
    const log = [entry({ reportType: "HLR", formData })];
    expect(findByTargetNumber(log, "HLR", "AB0012", "000002")).toBe(
      log.find(({ reportType }) => reportType === "HLR"),
    );
    expect(findByTargetNumber(log, "HLR", "AB0012", "000001")).toBeUndefined();
    expect(findByTargetNumber(log, "HLR", "AB0013", "000002")).toBeUndefined();
    expect(findByTargetNumber(log, "HLR", "", "000002")).toBeUndefined();
  });
});

/** What can happen to a log: a report is copied, an entry is restored and copied again, the page is reloaded. */
const anyEvent = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant("copy" as const),
      reportType: fc.constantFrom(...BUILT_IN_REPORTS.map(({ type }) => type)),
      reference: fc.constantFrom("", "AA0001", "AA0002", "AA0003"),
      callSign: fc.constantFrom("", "WK21", "V10"),
      isTestData: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant("edit" as const), nth: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant("reload" as const), nth: fc.nat() }) },
);

/** By the specification's words, not by the code's: type, call sign and identifier, or the target number. */
function modelKey({ reportType, formData, isTestData }: LogEntry, id: string): string {
  const identifier = reportType === "HLR" ? formData.targetNumber : formData.randomSixDigit;
  if (identifier === "") return `none ${id}`;
  const callSign = reportType === "HLR" ? "" : formData.callSign || "USER";
  return [reportType, callSign, identifier, isTestData].join(" ");
}

test("only the newest of each reference is kept, and amendments are counted, whatever happens", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let log: LogEntry[] = [];
      const model = new Map<string, { id: string; copies: number }>();

      function copy(report: LogEntry) {
        log = enterReport(log, report, "USER").log;
        const key = modelKey(report, report.id);
        model.set(key, { id: report.id, copies: (model.get(key)?.copies ?? 0) + 1 });
      }

      for (const [second, event] of events.entries()) {
        const own = { id: `${second}`, timestamp: at(second) };
        const edited = event.name === "edit" ? log[event.nth % log.length] : undefined;
        if (event.name === "copy") {
          const { reportType, reference, callSign, isTestData } = event;
          const [targetNumber, randomSixDigit] = [reference, reference];
          const formData = { callSign, targetNumber, randomSixDigit, randomNumber: reference };
          copy(entry({ ...own, reportType, isTestData, formData }));
        } else if (event.name === "reload") {
          const half = event.nth % (log.length + 1);
          log = arrangeLog([...log.slice(half), ...log.slice(0, half)].toReversed(), "USER");
        } else if (edited) {
          const { amends: _, ...report } = edited;
          copy({ ...report, ...own });
        }
      }

      const kept = log.map(({ id, amends }) => ({ id, copies: (amends?.times ?? 0) + 1 }));
      const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
      expect(kept.toSorted(byId)).toEqual([...model.values()].toSorted(byId));
      const times = log.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted().reverse());
    }),
    { numRuns: runs(2000) },
  );
});

describe("reports that are received", () => {
  const sighting = (identifier: string, dtg: string, part: Partial<LogEntry> = {}) => {
    const text = `SIGHTING KT44-${identifier} // DTG ${dtg} // ASSET Puma // 1 X T-72////`;
    return entry({
      id: `${identifier} ${dtg} ${part.id ?? ""}`,
      message: text,
      fullMessage: text,
      formData: { callSign: "KT44", randomNumber: identifier },
      received: true,
      ...part,
    });
  };
  const idsOf = (entries: readonly LogEntry[]) => entries.map(({ id }) => id);

  test("stand in the log beside its own, and each once", () => {
    const [a, b] = [sighting("AAAAAA", "201230ZNov26"), sighting("BBBBBB", "201231ZNov26")];
    const own = entry();
    const first = receiveReports([own], [a, b, a], "WK21");
    expect(new Set(first.log)).toEqual(new Set([own, a, b]));
    expect(first).toMatchObject({ added: [a, b], replaced: [], known: 1, older: [] });
    const again = receiveReports(first.log, [b, a], "WK21");
    expect(again).toEqual({ log: first.log, added: [], replaced: [], known: 2, older: [] });
  });

  test("take the place of an older one of their reference by its DTG, whatever came first", () => {
    const times = ["201200ZNov26", "201215ZNov26", "201230ZNov26"].map((dtg) =>
      sighting("AAAAAA", dtg),
    );
    const [old, mid, late] = times;
    if (!old || !mid || !late) throw new Error("no reports");
    const { log, added, replaced, older } = receiveReports([mid], [late, old], "WK21");
    expect(log).toEqual([{ ...late, amends: { times: 1, timestamp: mid.timestamp } }]);
    expect(idsOf(added)).toEqual([late.id]);
    expect([replaced, older]).toEqual([[mid], [old]]);
    const together = receiveReports([], [old, late, mid], "WK21");
    expect(idsOf(together.log)).toEqual([late.id]);
    expect(together).toMatchObject({ replaced: [], older: [old, mid] });
  });

  test("over the network stand in the order in which their laptop's operator copied them, whatever their DTG", () => {
    const from = "OP NORTH";
    const [first, corrected] = [
      sighting("AAAAAA", "201250ZNov26", { from }),
      sighting("AAAAAA", "201245ZNov26", { from }),
    ];
    for (const log of [[], [first]])
      expect(idsOf(receiveReports(log, [first, corrected], "WK21").log)).toEqual([corrected.id]);
    // Put back as it was, word for word.
    const back = { ...first, id: "back" };
    expect(idsOf(receiveReports([], [first, corrected, back], "WK21").log)).toEqual([back.id]);
    expect(receiveReports([back], [back], "WK21")).toMatchObject({ known: 1, added: [] });
    // What no message says was corrected.
    const ours = { ...first, id: "ours", formData: { ...first.formData, side: "friendly" } };
    expect(receiveReports([first], [ours], "WK21").log).toMatchObject([{ id: "ours" }]);
    // Of two laptops, and of a message that somebody brought, no order is known but the DTG's.
    for (const other of [{ from: "OP SOUTH" }, {}]) {
      const older = sighting("AAAAAA", "201245ZNov26", other);
      expect(receiveReports([first], [older], "WK21").older).toEqual([older]);
    }
  });

  test("with another zone's clock are compared by the moment", () => {
    const [earlier, later] = [
      sighting("AAAAAA", "201300ANov26"),
      sighting("AAAAAA", "201230ZNov26"),
    ];
    expect(receiveReports([later], [earlier], "WK21").older).toEqual([earlier]);
  });

  test("of the same minute take the older one's place, and test data that of none", () => {
    const before = sighting("AAAAAA", "201230ZNov26");
    const amended = sighting("AAAAAA", "201230ZNov26", { id: "b", fullMessage: "other////" });
    const same = { ...amended, timestamp: before.timestamp };
    expect(idsOf(receiveReports([before], [same], "WK21").log)).toEqual([same.id]);
    const made = sighting("AAAAAA", "201231ZNov26", { isTestData: true });
    expect(receiveReports([before], [made], "WK21").log).toHaveLength(2);
  });

  test("that are ahead of the clock never take the place of one that is not, and yield to any", () => {
    const [now, correction, ahead, later] = [
      "201215ZNov26",
      "201225ZNov26",
      "201230ZNov27",
      "201240ZNov27",
    ].map((dtg) => sighting("AAAAAA", dtg));
    if (!now || !correction || !ahead || !later) throw new Error("no reports");
    expect([now, correction, ahead, later].map(isAhead)).toEqual([false, false, true, true]);
    // Clocks of two laptops differ a little.
    expect(isAhead(sighting("AAAAAA", "201234ZNov26"))).toBe(false);
    expect(receiveReports([now], [ahead], "WK21")).toMatchObject({ log: [now], older: [ahead] });
    expect(idsOf(receiveReports([ahead], [now], "WK21").log)).toEqual([now.id]);
    expect(idsOf(receiveReports([ahead], [later], "WK21").log)).toEqual([later.id]);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([now, correction, ahead, later], { minLength: 4 }),
        (mixed) => {
          expect(idsOf(receiveReports([], mixed, "WK21").log)).toEqual([correction.id]);
        },
      ),
    );
  });

  test("under a call sign in other letters are the same report", () => {
    const shouted = sighting("AAAAAA", "201245ZNov26", {
      formData: { callSign: "kt44", randomNumber: "AAAAAA" },
    });
    expect(
      receiveReports([sighting("AAAAAA", "201230ZNov26")], [shouted], "WK21").log,
    ).toHaveLength(1);
  });

  test("give the same log in any order, except within one minute", () => {
    const reports = Array.from({ length: 12 }, (_, index) =>
      sighting(`AAAAA${index % 4}`, `2012${String(10 + index)}ZNov26`),
    );
    const latest = new Set(idsOf(reports.slice(8)));
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: 12 }), fc.nat(12), (mixed, cut) => {
        const half = receiveReports([], mixed.slice(0, cut), "WK21");
        const { log } = receiveReports(half.log, mixed.slice(cut), "WK21");
        expect(new Set(idsOf(log))).toEqual(latest);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe("an entry that is put back", () => {
  const named = (id: string, minute: number) =>
    entry({
      id,
      timestamp: new Date(NOON + minute * 60_000).toISOString(),
      formData: { callSign: "WK21", randomNumber: id },
    });
  const idsOf = (log: readonly LogEntry[]) => log.map(({ id }) => id).join("");

  test("stands where it stood, also among others of the same moment", () => {
    const log = ["a", "b", "c", "d"].map((id) => named(id, 0));
    for (const [index, taken] of log.entries())
      expect(idsOf(putBack(log.toSpliced(index, 1), [{ entry: taken, place: index }], ""))).toBe(
        "abcd",
      );
  });

  test("stands where it stood among others that are put back with it", () => {
    const log = Array.from({ length: 12 }, (_, index) =>
      named(String.fromCharCode(97 + index), -(index >> 2)),
    );
    fc.assert(
      fc.property(fc.subarray(log), (taken) => {
        const left = log.filter((each) => !taken.includes(each));
        expect(putBack(left, placesOf(log, taken), "")).toEqual(log);
      }),
      { numRuns: runs(500) },
    );
  });

  test("with all that was received in between, in any portions, leaves the log as it was", () => {
    const received = Array.from({ length: 12 }, (_, index) => {
      const reference = "defg".charAt(index % 4);
      const text = `SIGHTING WK21-${reference} // DTG 2012${10 + index}ZNov26////`;
      return { ...named(reference, 1), id: `${index}`, fullMessage: text, received: true };
    });
    const log = ["a", "b", "c", "d", "e"].map((id) => named(id, -90));
    fc.assert(
      fc.property(fc.shuffledSubarray(received), fc.nat(12), (mixed, cut) => {
        const first = receiveReports(log, mixed.slice(0, cut), "");
        const second = receiveReports(first.log, mixed.slice(cut), "");
        const change = bothChanges(
          { added: first.added, removed: placesOf(log, first.replaced) },
          { added: second.added, removed: placesOf(first.log, second.replaced) },
        );
        const left = second.log.filter(({ id }) => change.added.every((each) => each.id !== id));
        expect(putBack(left, change.removed, "")).toEqual(log);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("is placed by its time if the log has grown meanwhile", () => {
    const taken = named("b", 1);
    const log = [named("e", 9), named("d", 8), named("a", 2), named("c", 0)];
    expect(idsOf(putBack(log, [{ entry: taken, place: 0 }], ""))).toBe("edabc");
  });

  test("stays out where one of its reference has come, or it is there already", () => {
    const taken = named("a", 0);
    const newer = { ...taken, id: "n", timestamp: new Date(NOON + 60_000).toISOString() };
    expect(idsOf(putBack([newer], [{ entry: taken, place: 0 }], ""))).toBe("n");
    expect(idsOf(putBack([taken], [{ entry: taken, place: 0 }], ""))).toBe("a");
  });
});
