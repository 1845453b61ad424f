import { expect, test } from "bun:test";
import { resolve } from "node:path";
import { readCommandLine } from "./cli";
import { type Config, defaultDataFolder, NO_SECRETS, siteAddress, VERSION } from "./config";
import { StartError } from "./errors";

const DEFAULTS: Config = {
  mode: "offline",
  version: VERSION,
  host: "127.0.0.1",
  port: 3000,
  dataFolder: defaultDataFolder(),
  map: null,
  tilesUrl: null,
  elevation: null,
  open: false,
  secrets: NO_SECRETS,
};

test.each([
  [[], {}, {}],
  [["--offline"], {}, {}],
  [["--port", "8080"], { PORT: "9" }, { port: 8080 }],
  [["--port=65535"], {}, { port: 65_535 }],
  [["--port", "0"], {}, { port: 0 }],
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
  [["--frob"], 'There is no flag "--frob"'],
  [["-x"], 'There is no flag "-x"'],
  [["--prot", "80"], 'There is no flag "--prot"'],
  [["--open=yes"], 'There is no flag "--open=yes"'],
  [["frobnicate"], 'There is no command "frobnicate"'],
  [["version", "twice"], '"version" takes nothing after it'],
  [["--port"], "--port needs a value"],
  [["--data"], "--data needs a value"],
  [["--data", ""], "--data needs a folder"],
  [["--host", " "], "--host needs an address"],
  ...["65536", "-1", "1e3", "0x10", "80.5", "eighty", "", " 80"].map((port): [string[], string] => [
    ["--port", port],
    "--port must be a number from 1 to 65535",
  ]),
  [["--offline", "--online"], "--offline and --online exclude each other"],
  [["--map"], "--map needs a value"],
  [["--map", " "], "--map needs a path"],
  [["import", "a.csv", "--map", "x"], '"import" takes no --map'],
  [["--elevation"], "--elevation needs a value"],
  [["--elevation", " "], "--elevation needs a path"],
  [["import", "a.csv", "--elevation", "x"], '"import" takes no --elevation'],
  [["import"], '"import" needs a file'],
  [["import", " "], '"import" needs a file'],
  [["import", "a.csv", "b.csv"], '"import" takes one file'],
  [["import", "a.csv", "--port", "80"], '"import" takes no --port'],
  [["import", "a.csv", "--open"], '"import" takes no --open'],
  [["import", "a.csv", "--data", " "], "--data needs a folder"],
  [["import", "a.csv", "--frob"], 'There is no flag "--frob"'],
] as [string[], string][])("%j is bad usage", (args, says) => {
  expect(usageError(args)).toBe(`${says}; see "sightline --help".`);
});

test.each([
  [["import", "list.csv"], defaultDataFolder()],
  [["import", "list.csv", "--data", "here"], resolve("here")],
  [["--data", "here", "import", "list.csv"], resolve("here")],
])("%j imports", (args, dataFolder) => {
  // The port of the environment is the server's alone.
  expect(readCommandLine(args, { PORT: "http" })).toEqual({
    kind: "import",
    file: resolve("list.csv"),
    dataFolder,
  });
});

test("a bad PORT in the environment is named as such", () => {
  expect(usageError([], { PORT: "http" })).toStartWith("PORT must be a number");
});

test("version and help are printed", () => {
  expect(readCommandLine(["version"], {})).toEqual({ kind: "print", text: `${VERSION}\n` });
  const help = readCommandLine(["--help"], {});
  const text = help.kind === "print" ? help.text : "";
  for (const word of [
    "--port",
    "--host",
    "--data",
    "--open",
    "--offline",
    "--map",
    "--elevation",
    "version",
    "import",
  ]) {
    expect(text).toContain(word);
  }
});

test.each([
  ["127.0.0.1", "http://127.0.0.1:80"],
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://127.0.0.1:80"],
  ["::1", "http://[::1]:80"],
  ["laptop", "http://laptop:80"],
])("a server on %s is opened at %s", (host, address) => {
  expect(siteAddress(host, 80)).toBe(address);
});

function usageError(args: string[], env: Record<string, string> = {}): string {
  try {
    readCommandLine(args, env);
  } catch (error) {
    if (error instanceof StartError && error.exitStatus === 2) return error.message;
    throw error;
  }
  throw new Error("The command line was accepted.");
}
