import { dirname, join } from "node:path/posix";

/** A line that breaks an import rule. */
export interface Violation {
  file: string;
  line: number;
  rule: string;
}

/** The rules, as the architecture numbers them. */
export const RULES = {
  domain: "rule 1: web/domain imports itself, the report formats and the packages mgrs and fflate",
  shared: "rule 2: web/ui and web/lib import themselves and web/domain",
  feature:
    "rule 2: a feature imports domain, ui and lib, and of other features the maps' indexes alone",
  admin: "rule 2: web/admin.tsx alone has the administrator's area, and is loaded late",
  leaflet: "rule 2: leaflet is imported in web/features/map alone",
  server:
    'rule 3: only web/lib/api.ts names the server, by `import type … from "../../server/app"`',
  values:
    "rule 3: of data the page imports the report formats and TAK's types alone, and no scripts",
  data: "rule 3: data imports itself, the types of web/domain, and how a geoid is packed",
  module:
    "rule 4: a server module imports itself, server/db, access, archive, http, mail, errors, config, disk, log and web/domain",
  web: "rule 4: of web the server imports web/domain alone",
  embedded: "rule 5: only server/assets.ts names an embedded file",
  listening: "rule 5: only server/main.ts listens",
  service: "rule 5: a service never sees a request",
  routes: "rule 5: a module's index.ts never sees the database",
  circle: "rule 6: imports, of types as well, form no circle; what is loaded late may look back",
} as const;

const TEST = /\.test\.tsx?$|\/testing\/|^web\/e2e\//;
const TEST_PACKAGES =
  /^(bun:test|fast-check|ajv\b.*|node:(fs|os|path)|papaparse|@tak-ps\/node-cot|@tmcw\/togeojson|@xmldom\/xmldom|@placemarkio\/check-geojson)$/;
const FORMAT = /^data\/formats\/.*\.json$/;

/**
 * Checks one source file.
 * @param file its path from the project's root, with forward slashes
 */
export function checkFile(file: string, source: string): Violation[] {
  const found = scanImports(source).flatMap((one) => {
    const rule = brokenBy(file, one);
    return rule === null ? [] : [{ file, line: one.line, rule }];
  });
  return [...found, ...checkText(file, withoutComments(source))];
}

function brokenBy(file: string, { from, typeOnly, isLate }: Import): string | null {
  if (!from.startsWith(".")) return brokenByPackage(file, from);
  const target = join(dirname(file), from);
  if (file.startsWith("web/e2e/")) return null;
  const isAdmin = target === "web/admin" && !isLate;
  const isItsArea = areaOf(file) === "web" && areaOf(target) === "web/features/admin";
  if (isAdmin || (isItsArea && file !== "web/admin.tsx")) return RULES.admin;
  if (file.startsWith("web/")) return brokenByPage(file, target, typeOnly);
  if (file.startsWith("data/")) return brokenByData(file, target, typeOnly);
  if (file.startsWith("server/")) return brokenByServer(file, target);
  return null;
}

function brokenByPackage(file: string, name: string): string | null {
  if (file.startsWith("web/domain/")) {
    const allowed =
      name === "mgrs" || name === "fflate" || (TEST.test(file) && TEST_PACKAGES.test(name));
    return allowed ? null : RULES.domain;
  }
  if (/^(protomaps-)?leaflet/.test(name) && !file.startsWith("web/features/map/"))
    return RULES.leaflet;
  const isRoutes = /^server\/modules\/[^/]+\/index\.ts$/.test(file);
  if (isRoutes && /^(bun:sqlite|drizzle-orm)/.test(name)) return RULES.routes;
  const isService = /^server\/modules\/[^/]+\/service\.ts$/.test(file);
  return isService && name === "elysia" ? RULES.service : null;
}

/** Called while the bundle is made: only what they answer travels. */
export const MACROS = ["data/tak/types", "data/platforms/symbol-codes"];

function brokenByPage(file: string, target: string, typeOnly: boolean): string | null {
  if (target.startsWith("server/")) {
    const isClient = file === "web/lib/api.ts" && target === "server/app" && typeOnly;
    return isClient ? null : RULES.server;
  }
  if (file.startsWith("web/domain/formats/") && FORMAT.test(target)) return null;
  if (MACROS.includes(target) || (TEST.test(file) && target.startsWith("data/"))) return null;
  if (/^(data|scripts)\//.test(target)) return RULES.values;
  const area = areaOf(file);
  // Files outside every area are the app itself, which joins the areas. Nobody imports it back.
  if (area === "web") return null;
  if (areaOf(target) === area || areaOf(target) === "web/domain") return null;
  if (area === "web/domain") return RULES.domain;
  if (area === "web/ui" || area === "web/lib") return RULES.shared;
  // Each of its dialogs is a folder with its own index, loaded separately.
  const isMap = /^web\/features\/map(\/(selector|gmti|hlr|picker))?(\/index)?$/.test(target);
  return isMap || /^web\/(ui|lib)\//.test(target) ? null : RULES.feature;
}

/** `web/ui`, `web/lib`, `web/domain`, `web/features/<name>`; `web` for what composes them. */
function areaOf(path: string): string {
  return /^web\/(domain|ui|lib|features\/[^/]+)(?=\/)/.exec(path)?.[0] ?? "web";
}

function brokenByData(file: string, target: string, typeOnly: boolean): string | null {
  if (target.startsWith("data/")) return null;
  const isPacking = target === "web/domain/grid/geoid";
  const isDomain = target.startsWith("web/domain/") && (typeOnly || TEST.test(file) || isPacking);
  return isDomain ? null : RULES.data;
}

function brokenByServer(file: string, target: string): string | null {
  if (target.startsWith("web/") && !target.startsWith("web/domain/")) return RULES.web;
  const module = /^server\/modules\/[^/]+\//.exec(file)?.[0];
  if (module === undefined || target.startsWith(module)) return null;
  if (file === `${module}index.ts` && target.startsWith("server/db/")) return RULES.routes;
  if (
    /^server\/(access|archive|db|http|mail)(\/|$)|^server\/(errors|config|disk|log)$|^web\/domain\//.test(
      target,
    )
  )
    return null;
  return TEST.test(file) && target.startsWith("server/testing/") ? null : RULES.module;
}

/** What no import shows. */
function checkText(file: string, source: string): Violation[] {
  const at = (pattern: RegExp, rule: string): Violation[] =>
    [...source.matchAll(pattern)].map(({ index }) => ({ file, line: lineAt(source, index), rule }));
  if (!file.startsWith("server/") || TEST.test(file)) return [];
  const isService = /^server\/modules\/[^/]+\/service\.ts$/.test(file);
  return [
    ...(file === "server/assets.ts"
      ? []
      : at(/\$bunfs|\bembeddedFiles\b|type:\s*["']file["']/g, RULES.embedded)),
    ...(file === "server/main.ts" ? [] : at(/\bBun\.serve\(|\.listen\(/g, RULES.listening)),
    ...(isService ? at(/(?<![\w.])(Request|Response|Headers)\b/g, RULES.service) : []),
  ];
}

/** The imports that close a circle, in the order of the files. @param sources by path from the project's root */
export function circlesIn(sources: ReadonlyMap<string, string>): Violation[] {
  const found: Violation[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (done.has(file)) return;
    for (const { from, line, isLate } of scanImports(sources.get(file) ?? "")) {
      const path = join(dirname(file), from);
      const target = ["", ".ts", "/index.ts", ".tsx", "/index.tsx"]
        .map((end) => path + end)
        .find((each) => sources.has(each));
      if (isLate || !from.startsWith(".") || target === undefined) continue;
      if (target === file || way.includes(target)) found.push({ file, line, rule: RULES.circle });
      else visit(target, [...way, file]);
    }
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return found;
}

/** One import of a source file. */
interface Import {
  /** The text between the quotes. */
  from: string;
  line: number;
  /** Whether it is loaded when the code comes to it, and not with the file. */
  isLate: boolean;
  /** Whether the whole statement is `import type` or `export type`, and so leaves nothing behind. */
  typeOnly: boolean;
}

// The formatter puts every static import at the start of a line and ends it with a semicolon.
const STATIC = /^(?:import|export)\b(\s+type\b)?[^"'`;]*?\bfrom\s*["']([^"']+)["']/gm;
const FOR_EFFECT = /^import()\s*["']([^"']+)["']/gm;
const LATE = /\b(?:import|require)()\(\s*["']([^"']+)["']/g;

/** The imports of a TypeScript source, in order. */
export function scanImports(source: string): Import[] {
  const found = [STATIC, FOR_EFFECT, LATE].flatMap((pattern) => [...source.matchAll(pattern)]);
  return found
    .sort((one, other) => one.index - other.index)
    .map(({ index, 1: type, 2: from = "", 0: text }) => ({
      from,
      line: lineAt(source, index + text.length),
      typeOnly: Boolean(type),
      isLate: /^(import|require)\(/.test(text),
    }));
}

const lineAt = (source: string, index: number) => source.slice(0, index).split("\n").length;

/** A source with its comments blanked out, line for line. */
function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank);
}
