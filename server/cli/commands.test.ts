import { expect, test } from "bun:test";
import { resolve } from "node:path";
import { defaultDataFolder } from "../config";
import { DEFAULTS, usageError } from "../testing/command-line";
import { readCommandLine } from "./index";

test("doctor takes the folder, the map and the elevation that a start would take", () => {
  expect(readCommandLine(["doctor"], { PORT: "http" })).toEqual({
    kind: "doctor",
    config: DEFAULTS,
    isFolderGiven: false,
    env: { PORT: "http" },
    json: false,
  });
  const given = ["doctor", "--json", "--data", "d", "--map", "a.pmtiles", "--elevation", "srtm"];
  expect(readCommandLine(given, {})).toEqual({
    kind: "doctor",
    isFolderGiven: true,
    env: {},
    json: true,
    config: {
      ...DEFAULTS,
      dataFolder: resolve("d"),
      map: resolve("a.pmtiles"),
      elevation: resolve("srtm"),
    },
  });
});

test("backup takes a file and the folder", () => {
  expect(readCommandLine(["backup", "copy.tar", "--data", "d"], { PORT: "http" })).toEqual({
    kind: "backup",
    file: resolve("copy.tar"),
    dataFolder: resolve("d"),
  });
});

test("restore takes a file and the folder, wipe the folder and two answers", () => {
  expect(readCommandLine(["restore", "b.tar", "--data", "d"], { PORT: "http" })).toEqual({
    kind: "restore",
    file: resolve("b.tar"),
    dataFolder: resolve("d"),
  });
  expect(readCommandLine(["wipe"], { PORT: "http" })).toEqual({
    kind: "wipe",
    dataFolder: defaultDataFolder(),
    options: { yes: false, withMaps: false },
  });
  expect(readCommandLine(["wipe", "--data", "d", "--yes", "--with-maps"], {})).toMatchObject({
    dataFolder: resolve("d"),
    options: { yes: true, withMaps: true },
  });
});

test("join takes the folder and a name, leave the folder", () => {
  expect(readCommandLine(["join", "--data", "d", "--name", " OP  NORTH "], {})).toEqual({
    kind: "join",
    dataFolder: resolve("d"),
    name: "OP NORTH",
  });
  expect(readCommandLine(["join"], { PORT: "http" })).toMatchObject({ name: null });
  expect(readCommandLine(["leave"], {})).toEqual({
    kind: "leave",
    dataFolder: defaultDataFolder(),
  });
});

test("hash-password takes nothing", () => {
  expect(readCommandLine(["hash-password"], { PORT: "http" })).toEqual({ kind: "hash-password" });
});

test.each([
  [["doctor", "more"], '"doctor" takes nothing after it'],
  [["doctor", "--online"], '"doctor" does not accept --online'],
  [["doctor", "--offline"], '"doctor" does not accept --offline'],
  [["doctor", "--port", "80"], '"doctor" does not accept --port'],
  [["doctor", "--open"], '"doctor" does not accept --open'],
  [["doctor", "--dev-mail"], '"doctor" does not accept --dev-mail'],
  [["backup", "copy.tar", "--map", "x"], '"backup" does not accept --map'],
  [["backup", "copy.tar", "--online"], '"backup" does not accept --online'],
  [["hash-password", "--data", "d"], '"hash-password" does not accept --data'],
  [["hash-password", "--host", "0.0.0.0"], '"hash-password" does not accept --host'],
  [["import", "a.csv", "--online"], '"import" does not accept --online'],
  [["import", "a.csv", "--tiles-url", "x"], '"import" does not accept --tiles-url'],
  [["backup"], '"backup" needs a file'],
  [["backup", " "], '"backup" needs a file'],
  [["backup", "a.db", "b.db"], '"backup" takes one file'],
  [["restore"], '"restore" needs a file'],
  [["restore", "a.tar", "b.tar"], '"restore" takes one file'],
  [["restore", "a.tar", "--yes"], '"restore" does not accept --yes'],
  [
    ["join", "SLJ1-ABC"],
    '"join" reads the code from standard input, never from here: sightline join < code',
  ],
  [["join", "--name", "A\nB"], "--name must be one line of 1 to 32 characters"],
  [["join", "--name", "x".repeat(33)], "--name must be one line of 1 to 32 characters"],
  [["join", "--share", "7443"], '"join" does not accept --share'],
  [["--name", "OP NORTH"], '--name requires "join"'],
  [["leave", "now"], '"leave" takes nothing after it'],
  [["leave", "--name", "x"], '"leave" does not accept --name'],
  [["wipe", "data"], '"wipe" takes nothing after it'],
  [["wipe", "--map", "x"], '"wipe" does not accept --map'],
  [["wipe", "--data", " "], "--data needs a folder"],
  [["wipe", "--yes=no"], 'Unknown flag "--yes=no"'],
  [["--yes"], '--yes requires "wipe"'],
  [["--json"], '--json requires "doctor"'],
  [["backup", "a.tar", "--json"], '"backup" does not accept --json'],
  [["--with-maps", "--open"], '--with-maps requires "wipe"'],
  [["doctor", "--data", ""], "--data needs a folder"],
  [
    ["hash-password", "secret"],
    '"hash-password" reads the password from standard input, never from here',
  ],
])("%j is bad usage of a command", (args, says) => {
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
