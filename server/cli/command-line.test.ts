import { expect, test } from "bun:test";
import { resolve } from "node:path";
import { NO_SECRETS, siteAddress } from "../config";
import { DEFAULTS, usageError } from "../testing/command-line";
import { startErrorOf } from "../testing/start-error";
import { VERSION_TEXT } from "../version";
import { HELP } from "./help";
import { readCommandLine } from "./index";

test.each([
  [[], {}, {}],
  [["--offline"], {}, {}],
  [["--port", "8080"], { PORT: "9" }, { port: 8080 }],
  [["--port=65535"], {}, { port: 65_535 }],
  [["--port", "1"], {}, { port: 1 }],
  [[], { PORT: "8081" }, { port: 8081 }],
  [[], { PORT: "" }, {}],
  [["--host", "0.0.0.0", "--open"], {}, { host: "0.0.0.0", open: true }],
  [["--data", "here/there"], {}, { dataFolder: resolve("here/there") }],
  [["--map", "here/a.pmtiles"], {}, { map: resolve("here/a.pmtiles") }],
  [["--elevation", "here/srtm"], {}, { elevation: resolve("here/srtm") }],
])("%j with %j starts the server", (args, env, changed) => {
  const request = readCommandLine(args, env);
  expect(request).toEqual({
    kind: "start",
    config: { ...DEFAULTS, ...changed },
  });
});

test.each([
  [["--frob"], 'Unknown flag "--frob"'],
  [["-x"], 'Unknown flag "-x"'],
  [["--prot", "80"], 'Unknown flag "--prot"'],
  [["--open=yes"], 'Unknown flag "--open=yes"'],
  [["frobnicate"], 'There is no command "frobnicate"'],
  [["version", "twice"], '"version" takes nothing after it'],
  [["--port"], "--port needs a value"],
  [["--data"], "--data needs a value"],
  [["--data", ""], "--data needs a folder"],
  [["--host", " "], "--host needs an address"],
  ...["0", "00", "65536", "-1", "1e3", "0x10", "80.5", "eighty", "", " 80"].map(
    (port): [string[], string] => [["--port", port], "--port must be a number from 1 to 65535"],
  ),
  [["--offline", "--online"], "--offline and --online cannot be used together"],
  [["--map"], "--map needs a value"],
  [["--map", " "], "--map needs a path"],
  [["--keep-visitors", "90d"], "--keep-visitors requires --online"],
  ...["0d", "90", "d", "1.5d", "3651d", "-1d", "90D"].map((days): [string[], string] => [
    ["--online", "--keep-visitors", days],
    "--keep-visitors must be a number of days from 1d to 3650d",
  ]),
  [["import", "a.csv", "--map", "x"], '"import" does not accept --map'],
  [["--elevation"], "--elevation needs a value"],
  [["--elevation", " "], "--elevation needs a path"],
  [["import", "a.csv", "--elevation", "x"], '"import" does not accept --elevation'],
  [["import"], '"import" needs a file'],
  [["import", " "], '"import" needs a file'],
  [["import", "a.csv", "b.csv"], '"import" takes one file'],
  [["import", "a.csv", "--port", "80"], '"import" does not accept --port'],
  [["import", "a.csv", "--open"], '"import" does not accept --open'],
  [["import", "a.csv", "--data", " "], "--data needs a folder"],
  [["import", "a.csv", "--frob"], 'Unknown flag "--frob"'],
  [["export"], '"export" needs a file'],
  [["export", "a.csv", "b.csv"], '"export" takes one file'],
  [["export", "a.csv", "--port", "80"], '"export" does not accept --port'],
  [["export", "a.csv", "--from"], "--from needs a value"],
  ...["yesterday", "", "311230ZNov26", "2026-11-20"].map((time): [string[], string] => [
    ["export", "a.csv", "--from", time],
    "--from must be a DTG (201230ZNov26) or ISO 8601 with its zone",
  ]),
  [["export", "a.csv", "--to", "x"], "--to must be a DTG (201230ZNov26) or ISO 8601 with its zone"],
  [
    ["export", "a.csv", "--from", "201231ZNov26", "--to", "201230ZNov26"],
    "--to is earlier than --from",
  ],
  [["export", "a.csv", "--type", " "], "--type needs a report type"],
  [["--from", "201230ZNov26"], '--from requires "export"'],
  [["--type", "HLR", "--open"], '--type requires "export"'],
  [["backup", "a.db", "--to", "201230ZNov26"], '"backup" does not accept --to'],
] as [string[], string][])("%j is bad usage", (args, says) => {
  expect(usageError(args)).toBe(`${says}; see "sightline --help".`);
});

test.each([
  ["7443", { host: null, port: 7443 }],
  ["10.0.0.5:7443", { host: "10.0.0.5", port: 7443 }],
  ["watch-2.local:1", { host: "watch-2.local", port: 1 }],
  ["[::1]:65535", { host: "::1", port: 65_535 }],
])("--share %s shares", (text, share) => {
  expect(readCommandLine(["--share", text], {})).toEqual({
    kind: "start",
    config: { ...DEFAULTS, share },
  });
});

test.each(["", "0", "65536", ":7443", "::1:7443", "10.0.0.5:", "10.0.0.5:x", "a b:7443", "[x]:1"])(
  "--share %p is bad usage",
  (text) => {
    expect(usageError(["--share", text])).toBe(
      '--share must be [HOST:]PORT, e.g. 7443 or 10.0.0.5:7443; see "sightline --help".',
    );
  },
);

test("the demonstration shares nothing", () => {
  expect(usageError(["--online", "--dev-mail", "--share", "7443"], ONLINE_ENV)).toBe(
    '--share requires --offline: the demonstration keeps no report; see "sightline --help".',
  );
});

test("an export is asked for with its bounds in milliseconds, a DTG by its whole minute", () => {
  const from = Date.parse("2026-11-20T12:30:00Z");
  const command = ["export", "a.kml", "--data", "here", "--from", "201230ZNov26"];
  expect(readCommandLine([...command, "--to", "201230ZNov26", "--type", " HLR "], {})).toEqual({
    kind: "export",
    file: resolve("a.kml"),
    dataFolder: resolve("here"),
    filter: { from, to: from + 59_999, type: "HLR" },
  });
  expect(readCommandLine(["export", "a.kml", "--data", "here"], {})).toMatchObject({ filter: {} });
});

const ONLINE_ENV = { ADMIN_TOKEN: "a-token-of-24-characters", PORT: "8082" };

test.each([
  [["--online", "--dev-mail"], "https://tile.openstreetmap.org/{z}/{x}/{y}.png"],
  ...[
    "https://tiles.example.org/{z}/{x}/{y}.png",
    "http://127.0.0.1:8080/{z}/{x}/{y}",
    "https://tiles.example.org:8443/styles/osm/{z}/{y}/{x}@2x.webp?key=a_b-1&v=2",
  ].map((url): [string[], string] => [["--online", "--dev-mail", "--tiles-url", url], url]),
  [["--tiles-url=https://a.b/{z}{x}{y}", "--dev-mail", "--online"], "https://a.b/{z}{x}{y}"],
])("%j starts the hosted demonstration", (args, tilesUrl) => {
  expect(readCommandLine(args, ONLINE_ENV)).toEqual({
    kind: "start",
    config: {
      ...DEFAULTS,
      mode: "online",
      port: 8082,
      tilesUrl,
      secrets: { ...NO_SECRETS, adminToken: ONLINE_ENV.ADMIN_TOKEN, mail: { to: "terminal" } },
    },
  });
});

const OWN_TILES = "https://tiles.example.org/{z}/{x}/{y}.png";
const ownTiles = (...more: string[]) => [
  "--online",
  "--dev-mail",
  "--tiles-url",
  OWN_TILES,
  ...more,
];

test.each([
  [[], null, null],
  [["--tiles-attribution", " © Example maps "], "© Example maps", null],
  [["--tiles-max-zoom", "1"], null, 1],
  [["--tiles-max-zoom=22", "--tiles-attribution=Ours"], "Ours", 22],
] as [string[], string | null, number | null][])(
  "an own tile server with %j",
  (args, tilesAttribution, tilesMaxZoom) => {
    expect(readCommandLine(ownTiles(...args), ONLINE_ENV)).toMatchObject({
      config: { tilesUrl: OWN_TILES, tilesAttribution, tilesMaxZoom },
    });
  },
);

const CREDIT = "--tiles-attribution must be one line of 1 to 200 characters";
const DEPTH = "--tiles-max-zoom must be a number from 1 to 22";

test.each([
  [["--tiles-attribution", "x"], "--tiles-attribution requires --tiles-url"],
  [["--online", "--tiles-attribution", "x"], "--tiles-attribution requires --tiles-url"],
  [["--online", "--tiles-max-zoom", "9"], "--tiles-max-zoom requires --tiles-url"],
  [ownTiles("--tiles-attribution"), "--tiles-attribution needs a value"],
  [ownTiles("--tiles-attribution", " "), CREDIT],
  [ownTiles("--tiles-attribution", "two\nlines"), CREDIT],
  [ownTiles("--tiles-attribution", "x".repeat(201)), CREDIT],
  ...["0", "23", "-1", "9.5", "deep", ""].map((zoom): [string[], string] => [
    ownTiles(`--tiles-max-zoom=${zoom}`),
    DEPTH,
  ]),
] as [string[], string][])("%j is bad usage of an own tile server", (args, says) => {
  expect(usageError(args, ONLINE_ENV)).toBe(`${says}; see "sightline --help".`);
});

const TILES = "--tiles-url must be an http(s) address that holds {z}, {x} and {y} once each";

test.each([
  [["--dev-mail"], "--dev-mail requires --online"],
  [["--offline", "--dev-mail"], "--dev-mail requires --online"],
  [["--tiles-url", "https://a.b/{z}/{x}/{y}"], "--tiles-url requires --online"],
  [["--online", "--tiles-url"], "--tiles-url needs a value"],
  ...[
    "",
    "tiles",
    "//a.b/{z}/{x}/{y}",
    "ftp://a.b/{z}/{x}/{y}",
    "javascript:alert('{z}{x}{y}')",
    "https://a.b/{z}/{x}",
    "https://a.b/{z}/{x}/{y}/{y}",
    "https://a.b/{s}/{z}/{x}/{y}",
    "https://{z}.b/{x}/{y}",
    "https://a.b:{z}/{x}/{y}",
    "https://*.a.b/{z}/{x}/{y}",
    "https://user:password@a.b/{z}/{x}/{y}",
    "https://a.b /{z}/{x}/{y}",
    "https://a.b; script-src *;/{z}/{x}/{y}",
    "https://a.b/{z}/{x}/{y}; script-src *",
    "https://a.b,c.d/{z}/{x}/{y}",
    "https://a.b/{z}/{x}/{y}\n",
    "https://a.b:99999/{z}/{x}/{y}",
  ].map((url): [string[], string] => [["--online", "--tiles-url", url], TILES]),
] as [string[], string][])("%j is bad usage of the hosted demonstration", (args, says) => {
  expect(usageError(args, ONLINE_ENV)).toBe(`${says}; see "sightline --help".`);
});

test("a hosted demonstration that lacks its secrets could not start: that is no bad usage", () => {
  expect(startErrorOf(() => readCommandLine(["--online"], {})).exitStatus).toBe(1);
});

test("a bad PORT in the environment is named as such", () => {
  expect(usageError([], { PORT: "http" })).toStartWith("PORT must be a number");
});

test.each([[["version"]], [["--version"]], [["-v"]], [["--data", "d", "--version"]]])(
  "%j prints the version",
  (args) => {
    expect(readCommandLine(args, {})).toEqual({ kind: "print", text: `${VERSION_TEXT}\n` });
  },
);

test.each([
  "doctor",
  "backup",
  "restore",
  "wipe",
  "export",
  "check-format",
  "hash-password",
  "import",
  "version",
])("%s has a help of its own", (command) => {
  const said = readCommandLine(["help", command], {});
  expect(readCommandLine([command, "--help"], {})).toEqual(said);
  const text = said.kind === "print" ? said.text : "";
  expect(text).toStartWith(`sightline ${command} `);
  expect(HELP).toContain(text.slice("sightline ".length, text.indexOf('\n\n"sightline help"')));
  expect(text.match(/^ {2}[a-z]/gm)).toBeNull();
});

test("the help of export has its own flags alone", () => {
  const said = readCommandLine(["help", "export"], {});
  const text = said.kind === "print" ? said.text : "";
  expect(text.match(/--[a-z-]+/g)).toEqual(["--data", "--from", "--to", "--type"]);
});

test.each([[["help"]], [["--help"]], [["-h"]], [["help", "me"]], [["-hv"]]])(
  "%j prints the help",
  (args) => {
    const help = readCommandLine(args, {});
    const text = help.kind === "print" ? help.text : "";
    for (const word of [
      "--port",
      "--host",
      "--data",
      "--open",
      "--offline",
      "--map",
      "--elevation",
      "--online",
      "--dev-mail",
      "--tiles-url",
      "--tiles-attribution",
      "--tiles-max-zoom",
      "--version",
      "version",
      "help",
      "import",
      "backup",
      "restore",
      "wipe",
      "--yes",
      "--with-maps",
      "doctor",
      "hash-password",
    ]) {
      expect(text).toContain(word);
    }
  },
);

test.each([
  ["127.0.0.1", "http://127.0.0.1:80"],
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://127.0.0.1:80"],
  ["::1", "http://[::1]:80"],
  ["laptop", "http://laptop:80"],
])("a server on %s is opened at %s", (host, address) => {
  expect(siteAddress(host, 80)).toBe(address);
});
