import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readLaptopName } from "../../web/domain/network/laptop-name";
import { readBound } from "../../web/domain/time/bound";
import type { Config } from "../config";
import { VERSION_TEXT } from "../version";
import type { Environment } from "./environment";
import type { ExportFilter } from "./export";
import { FLAGS, type Flags, isFlag, readConfig, readDataFolder, usage } from "./flags";
import { HELP, helpOf } from "./help";
import type { WipeOptions } from "./wipe";

/** What the command line asks for. */
export type Request =
  | { kind: "start"; config: Config }
  | { kind: "import"; file: string; dataFolder: string }
  | { kind: "backup" | "restore"; file: string; dataFolder: string }
  | { kind: "wipe"; dataFolder: string; options: WipeOptions }
  | { kind: "export"; file: string; dataFolder: string; filter: ExportFilter }
  /** `isFolderGiven`: whether --data names the folder, so that it should be there; `env` may name a mail server. */
  | { kind: "doctor"; config: Config; isFolderGiven: boolean; env: Environment; json: boolean }
  /** `name`: what this laptop is to be called; null for its own name. */
  | { kind: "join"; dataFolder: string; name: string | null }
  | { kind: "leave"; dataFolder: string }
  | { kind: "check-format"; file: string }
  | { kind: "hash-password" }
  | { kind: "print"; text: string };

/**
 * Reads the command line.
 * @param args the arguments after the program's name
 * @param env for PORT, which counts when `--port` is absent
 * @throws StartError with exit status 2 when the usage is wrong
 */
export function readCommandLine(args: readonly string[], env: Environment): Request {
  // Not strict: what is wrong is said in sentences of our own.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: FLAGS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values.help === true || positionals[0] === "help") {
    const command = positionals[positionals[0] === "help" ? 1 : 0];
    return { kind: "print", text: (command !== undefined && helpOf(command)) || HELP };
  }
  if (values.version === true) return PRINT_VERSION;
  for (const token of tokens) if (token.kind === "option") checkToken(token);
  const [word, ...rest] = positionals;
  // Each has the type that its token was just checked for.
  const flags = values as Flags;
  if (word === undefined) {
    for (const [command, names] of Object.entries({
      export: FILTERS,
      wipe: ANSWERS,
      doctor: FORMS,
      join: NAMED,
    })) {
      const found = names.find((name) => flags[name] !== undefined);
      if (found !== undefined) throw usage(`--${found} requires "${command}"`);
    }
    return { kind: "start", config: readConfig(flags, env) };
  }
  return readCommand(word, rest, flags, env);
}

const PRINT_VERSION: Request = { kind: "print", text: `${VERSION_TEXT}\n` };

interface OptionToken {
  name: string;
  /** As written. */
  rawName: string;
  value: string | undefined;
  /** Whether the value follows a `=`. */
  inlineValue: boolean | undefined;
}

function checkToken({ name, rawName, value, inlineValue }: OptionToken): void {
  const takesValue = isFlag(name) && FLAGS[name].type === "string";
  if (!isFlag(name) || (!takesValue && value !== undefined)) {
    throw usage(`Unknown flag "${inlineValue ? `${rawName}=${value}` : rawName}"`);
  }
  if (takesValue && value === undefined) throw usage(`${rawName} needs a value`);
}

function readCommand(
  word: string,
  rest: readonly string[],
  flags: Flags,
  env: Environment,
): Request {
  const takes = (...allowed: string[]) => {
    const other = Object.keys(flags).find((name) => !allowed.includes(name));
    if (other !== undefined) throw usage(`"${word}" does not accept --${other}`);
  };
  switch (word) {
    case "version":
      if (rest.length > 0) throw usage(`"version" takes nothing after it`);
      return PRINT_VERSION;
    case "import":
    case "backup":
    case "restore":
      takes("data");
      return { kind: word, file: readFile(word, rest), dataFolder: readDataFolder(flags) };
    case "export":
      takes("data", ...FILTERS);
      return {
        kind: word,
        file: readFile(word, rest),
        dataFolder: readDataFolder(flags),
        filter: readFilter(flags),
      };
    case "wipe":
      if (rest.length > 0) throw usage(`"wipe" takes nothing after it`);
      takes("data", ...ANSWERS);
      return {
        kind: word,
        dataFolder: readDataFolder(flags),
        options: { yes: flags.yes ?? false, withMaps: flags["with-maps"] ?? false },
      };
    case "join":
      if (rest.length > 0)
        throw usage(
          `"join" reads the code from standard input, never from here: sightline join < code`,
        );
      takes("data", ...NAMED);
      return { kind: word, dataFolder: readDataFolder(flags), name: readName(flags) };
    case "leave":
      if (rest.length > 0) throw usage(`"leave" takes nothing after it`);
      takes("data");
      return { kind: word, dataFolder: readDataFolder(flags) };
    case "check-format":
      takes();
      return { kind: word, file: readFile(word, rest) };
    case "doctor":
      if (rest.length > 0) throw usage(`"doctor" takes nothing after it`);
      takes("data", "map", "elevation", ...FORMS);
      return {
        kind: word,
        config: readConfig(flags, { ...env, PORT: undefined }),
        isFolderGiven: flags.data !== undefined,
        env,
        json: flags.json ?? false,
      };
    case "hash-password":
      if (rest.length > 0) {
        throw usage(`"hash-password" reads the password from standard input, never from here`);
      }
      takes();
      return { kind: word };
    default:
      throw usage(`There is no command "${word}"`);
  }
}

const FILTERS = ["from", "to", "type"] as const;
const ANSWERS = ["yes", "with-maps"] as const;
const FORMS = ["json"] as const;
const NAMED = ["name"] as const;

function readName({ name }: Flags): string | null {
  if (name === undefined) return null;
  const read = readLaptopName(name);
  if (read === null) throw usage("--name must be one line of 1 to 32 characters");
  return read;
}

/** @throws StartError where a bound is no moment, or nothing lies between the two */
function readFilter(flags: Flags): ExportFilter {
  const bound = (name: "from" | "to") => {
    const text = flags[name];
    const read = text === undefined ? undefined : readBound(text);
    if (read !== null) return read;
    throw usage(`--${name} must be a DTG (201230ZNov26) or ISO 8601 with its zone`);
  };
  const [from, to] = [bound("from")?.first, bound("to")?.last];
  if (from !== undefined && to !== undefined && from > to)
    throw usage("--to is earlier than --from");
  const type = flags.type?.trim();
  if (type === "") throw usage("--type needs a report type");
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(type !== undefined && { type }),
  };
}

function readFile(word: string, [file, more]: readonly string[]): string {
  if (file === undefined || file.trim() === "") throw usage(`"${word}" needs a file`);
  if (more !== undefined) throw usage(`"${word}" takes one file`);
  return resolve(file);
}
