import { describe, expect, test } from "bun:test";
import { checkFile, circlesIn, RULES, scanImports } from "./rules";

/** The rules that a file with this one import breaks. */
const broken = (file: string, from: string, keyword = "import { x }") =>
  checkFile(file, `${keyword} from "${from}";\n`).map((violation) => violation.rule);

describe("an import that is allowed", () => {
  test.each([
    ["web/domain/grid/grid.ts", "mgrs"],
    ["web/domain/formats/built-in.ts", "../../../data/formats/hlr.json"],
    ["web/domain/grid/grid.ts", "./geodesy"],
    ["web/domain/reports/sighting.ts", "../grid/grid"],
    ["web/domain/grid/grid.test.ts", "bun:test"],
    ["web/domain/grid/grid.test.ts", "fast-check"],
    ["web/ui/field.tsx", "react"],
    ["web/ui/field.tsx", "../domain/grid/grid"],
    ["web/lib/session.ts", "./storage"],
    ["web/features/log/log.tsx", "../../ui/button"],
    ["web/features/log/log.tsx", "../../lib/session"],
    ["web/features/reports/sighting/form.tsx", "../grid-fields"],
    ["web/features/reports/form.tsx", "../map"],
    ["web/features/map/map.tsx", "leaflet"],
    ["web/app.tsx", "./features/log"],
    ["web/admin.tsx", "./features/admin/admin-area"],
    ["web/e2e/journey.spec.ts", "../../server/testing/process"],
    ["server/app.ts", "./modules/reports"],
    ["server/modules/reports/service.ts", "../../db/store"],
    ["server/modules/reports/service.ts", "drizzle-orm"],
    ["server/modules/tiles/service.ts", "../../archive/archive"],
    ["server/modules/reports/model.ts", "../../../web/domain/reports/report"],
    ["server/modules/reports/index.ts", "./service"],
    ["server/modules/reports/reports.test.ts", "../../testing/app"],
    ["server/main.ts", "../data/platforms"],
    ["data/platforms/index.ts", "./tanks"],
    ["data/platforms/data.test.ts", "../../web/domain/platforms/platform"],
    ["scripts/build.ts", "../server/assets"],
  ])("%s imports %s", (file, from) => {
    expect(broken(file, from)).toEqual([]);
  });

  test("types cross where values may not", () => {
    expect(broken("web/lib/api.ts", "../../server/app", "import type { App }")).toEqual([]);
    expect(
      broken("data/platforms/tanks.ts", "../../web/domain/platforms/platform", "import type { A }"),
    ).toEqual([]);
  });
});

describe("an import that breaks a rule", () => {
  test.each([
    ["web/domain/grid/grid.ts", "react", RULES.domain],
    ["web/domain/grid/grid.ts", "bun:test", RULES.domain],
    ["web/domain/grid/grid.ts", "node:fs", RULES.domain],
    ["web/domain/grid/grid.ts", "../../lib/storage", RULES.domain],
    ["web/domain/grid/grid.ts", "../../../server/errors", RULES.server],
    ["web/ui/field.tsx", "../lib/storage", RULES.shared],
    ["web/ui/field.tsx", "../features/log", RULES.shared],
    ["web/lib/storage.ts", "../ui/field", RULES.shared],
    ["web/lib/storage.ts", "../app", RULES.shared],
    ["web/features/log/log.tsx", "../reports", RULES.feature],
    ["web/features/log/log.tsx", "../reports/draft", RULES.feature],
    ["web/features/log/log.tsx", "../map/pins", RULES.feature],
    ["web/features/log/log.tsx", "../../app", RULES.feature],
    ["web/features/log/log.tsx", "leaflet", RULES.leaflet],
    ["web/app.tsx", "./admin", RULES.admin],
    ["web/app.tsx", "./features/admin/admin-area", RULES.admin],
    ["web/lib/api.ts", "../../server/app", RULES.server],
    ["web/lib/session.ts", "../../server/app", RULES.server],
    ["web/features/platforms/list.tsx", "../../../data/platforms", RULES.values],
    ["data/platforms/tanks.ts", "../../web/domain/platforms/platform", RULES.data],
    ["data/platforms/tanks.ts", "../../server/errors", RULES.data],
    ["server/lifecycle/start.ts", "../../web/lib/api", RULES.web],
    ["server/modules/reports/service.ts", "../vehicles/service", RULES.module],
    ["server/modules/reports/service.ts", "../../lifecycle/start", RULES.module],
    ["server/modules/reports/service.ts", "../../testing/app", RULES.module],
    ["server/modules/reports/service.ts", "elysia", RULES.service],
    ["server/modules/reports/index.ts", "../../db/store", RULES.routes],
    ["server/modules/reports/index.ts", "bun:sqlite", RULES.routes],
  ])("%s imports %s", (file, from, rule) => {
    expect(broken(file, from)).toEqual([rule]);
  });

  test("types break a rule where nothing at all may cross", () => {
    expect(broken("web/lib/session.ts", "../../server/app", "import type { App }")).toEqual([
      RULES.server,
    ]);
    expect(broken("web/lib/api.ts", "../../server/config", "import type { A }")).toEqual([
      RULES.server,
    ]);
    expect(broken("web/lib/api.ts", "../../server/app", "import { type App }")).toEqual([
      RULES.server,
    ]);
  });

  test("a dynamic import and a re-export count as well", () => {
    expect(checkFile("web/ui/a.ts", 'const x = await import("../lib/b");')).toHaveLength(1);
    expect(checkFile("web/ui/a.ts", 'export { x } from "../lib/b";')).toHaveLength(1);
    expect(checkFile("web/ui/a.ts", 'import "../lib/b";')).toHaveLength(1);
  });
});

describe("what no import shows", () => {
  test.each([
    ["server/lifecycle/start.ts", "Bun.serve({ fetch });", RULES.listening],
    ["server/modules/page/index.ts", "app.listen(3000);", RULES.listening],
    ["server/lifecycle/start.ts", "for (const file of Bun.embeddedFiles) {}", RULES.embedded],
    ["server/lifecycle/start.ts", 'import x from "./x.db" with { type: "file" };', RULES.embedded],
    ["server/modules/page/service.ts", "const f = (request: Request) => 1;", RULES.service],
  ])("%s holds %s", (file, text, rule) => {
    expect(checkFile(file, text)).toEqual([{ file, line: 1, rule }]);
  });

  test("comments and other words do not count", () => {
    const source =
      "// Bun.serve( is in main.ts\n/* a Request */\nconst a: RequestInit = { b: api.Response };\n";
    expect(checkFile("server/modules/page/service.ts", source)).toEqual([]);
    expect(checkFile("server/main.ts", "Bun.serve({});")).toEqual([]);
  });
});

test("the line is that of the path, also in an import of many lines", () => {
  const source =
    '// first\nimport {\n  a,\n  b,\n} from "./one";\n\nimport "./two";\nconst c = import("./three");\n';
  expect(scanImports(source)).toEqual([
    { from: "./one", line: 5, typeOnly: false, isLate: false },
    { from: "./two", line: 7, typeOnly: false, isLate: false },
    { from: "./three", line: 8, typeOnly: false, isLate: true },
  ]);
});

describe("circles", () => {
  const circles = (sources: Record<string, string>) =>
    circlesIn(new Map(Object.entries(sources))).map(({ file, line }) => `${file}:${line}`);

  test("of two, of three by an index, of types, and of one are found where they close", () => {
    expect(
      circles({
        "web/a.ts": 'import { b } from "./b";',
        "web/b.ts": '// back\nimport type { A } from "./a";',
        "web/c.ts": 'import { d } from "./d";',
        "web/d/index.ts": 'export { e } from "./e";',
        "web/d/e.tsx": 'import { c } from "../c";',
        "web/f.ts": 'import { f } from "./f";',
      }),
    ).toEqual(["web/b.ts:2", "web/d/e.tsx:1", "web/f.ts:1"]);
  });

  test("no diamond, and nothing that is loaded late, is one", () => {
    expect(
      circles({
        "web/a.ts": 'import { b } from "./b";\nimport { c } from "./c";',
        "web/b.ts": 'import { d } from "./d";',
        "web/c.ts": 'import { d } from "./d";',
        "web/d.ts": 'const a = () => import("./a");\nimport "leaflet";',
      }),
    ).toEqual([]);
  });
});
