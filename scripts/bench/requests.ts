/** What the load generator asks, as Lua: each defines wrk's `request`. */

const RANDOM = "math.randomseed(os.time())\n";
const text = (value: string) => JSON.stringify(value);

/** Written out ahead, for the generator shares the machine with the server: `asked[n]` is a request. */
const written = (paths: readonly string[], headers: Record<string, string> = {}): string => `
local paths = {${paths.map(text).join(",")}}
local headers = {${Object.entries(headers).map(([name, value]) => `[${text(name)}]=${text(value)}`)}}
local asked = {}
init = function()
  for n, path in ipairs(paths) do asked[n] = wrk.format("GET", path, headers) end
end
`;

/** Any of these paths, at random. */
export const anyOf = (paths: readonly string[]): string => `${RANDOM}${written(paths)}
request = function() return asked[math.random(#asked)] end
`;

/** The same path each time. */
export const always = (path: string, headers: Record<string, string> = {}): string => `
${written([path], headers)}
request = function() return asked[1] end
`;

const REPORT = {
  reportType: "Sighting",
  content:
    "SIGHTING WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // 3 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 3////",
  timestamp: "2026-11-20T12:30:00Z",
  callSign: "WK21",
};

/** A report that is not kept yet, each time. */
export const newReports = (): string => `${NEW_REPORT}
request = newReport
`;

const NEW_REPORT = `
local start = ${text(JSON.stringify(REPORT).replace(/\}$/, ',"clientId":"'))}
local round = ${text(crypto.randomUUID().slice(0, 8))} .. os.time() .. "-"
local saved = 0
local json = {["content-type"]="application/json"}
local newReport = function()
  saved = saved + 1
  return wrk.format("POST", "/api/reports/save", json, start .. round .. saved .. '"}')
end
`;

/** One report in ten calls, and any of these paths in between. */
export const mixed = (paths: readonly string[]): string => `
${RANDOM}${NEW_REPORT}${written(paths, { "accept-encoding": "gzip, br" })}
request = function()
  return math.random(10) == 1 and newReport() or asked[math.random(#asked)]
end
`;

/** More networks than the server counts at once, so that what it forgets of them is measured too. */
const NETWORKS = 30_000;

/** Live sessions, each asked for from several networks: `checks[n]` is a request. */
const checksOf = (tokens: readonly string[]): string => `
local tokens = {${tokens.map(text).join(",")}}
local checks = {}
local fillChecks = function()
  for n = 1, ${NETWORKS} do
    checks[n] = wrk.format("GET", "/api/demo/session", {
      ["authorization"] = "Bearer " .. tokens[n % #tokens + 1],
      ["x-forwarded-for"] = string.format("10.%d.%d.1", math.floor(n / 256), n % 256),
    })
  end
end
local nextCheck = function() return checks[math.random(#checks)] end
`;

/** Any of these sessions, at random: does it go on? */
export const sessionChecks = (tokens: readonly string[]): string => `${RANDOM}${checksOf(tokens)}
init = fillChecks
request = nextCheck
`;

/** All of these paths, one after the other, as a page is loaded. */
export const pageLoads = (paths: readonly string[], encodings: string): string => `
${written(paths, { "accept-encoding": encodings })}
local at = 0
request = function()
  at = at % #asked + 1
  return asked[at]
end
`;

/** Session checks, and after so many of them a page. */
export const visits = (
  tokens: readonly string[],
  {
    paths,
    encodings,
    checksPerPage,
  }: { paths: string[]; encodings: string; checksPerPage: number },
): string => `${RANDOM}${checksOf(tokens)}${written(paths, { "accept-encoding": encodings })}
local fillPage = init
init = function() fillChecks() fillPage() end
local at = 0
request = function()
  at = at % (${checksPerPage} + #asked) + 1
  return at <= ${checksPerPage} and nextCheck() or asked[at - ${checksPerPage}]
end
`;
