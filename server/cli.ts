import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { type Config, DEFAULT_HOST, DEFAULT_PORT, defaultDataFolder, VERSION } from "./config";
import { StartError } from "./errors";
import { type Environment, readSecrets } from "./secrets";

/** What the command line asks for. */
export type Request =
  | { kind: "start"; config: Config }
  | { kind: "import"; file: string; dataFolder: string }
  | { kind: "backup"; file: string; dataFolder: string }
  | { kind: "doctor"; config: Config }
  | { kind: "hash-password" }
  | { kind: "print"; text: string };

/** Asked for politely: OpenStreetMap's own tile servers, which a host of some weight replaces. */
const DEFAULT_TILES_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

const COMMANDS_HELP = `
Commands:
  doctor             check everything that Sightline stands on, a line each; takes --data,
                     --map and --elevation
  backup <file>      write a consistent copy of the database, also while a server runs on
                     that folder; takes --data
  hash-password      read a password from standard input and print its hash, for
                     DEMO_PASSWORD_HASH
  import <file>      add or replace platforms from a .json or .csv file, all or none;
                     takes --data, also while a server runs on that folder
  version            print the version
`;

const usage = (what: string) => new StartError(`${what}; see "sightline --help".`, 2);

/**
 * Reads the command line.
 * @param args what stands after the program's name
 * @param env for PORT, which counts when `--port` is absent
 * @throws StartError with exit status 2 when the usage is wrong
 */
export function readCommandLine(args: readonly string[], env: Environment): Request {
  let request: Request | undefined;
  let help = "";
  const command = createCommand(env, (asked) => {
    request = asked;
  }).configureOutput({
    writeOut: (text) => {
      help += text;
    },
    writeErr: () => {},
  });
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return { kind: "print", text: help };
      throw usage(sentenceFor(error));
    }
    throw error;
  }
  if (!request) throw usage("The command line cannot be understood");
  return request;
}

type Flags = {
  offline?: true;
  online?: true;
  port?: string;
  host: string;
  data?: string;
  map?: string;
  elevation?: string;
  open?: true;
  devMail?: true;
  tilesUrl?: string;
} & Record<string, unknown>;

function createCommand(env: Environment, answer: (request: Request) => void): Command {
  const command = new Command("sightline")
    .description("Field reports for operators: one file, no network.")
    .exitOverride()
    .helpCommand(false)
    .allowExcessArguments(true)
    .option("--offline", "run for one unit, without a network (the default)")
    .option("--online", "run the hosted demonstration; its secrets come from the environment")
    .option("--dev-mail", "with --online: print codes to the terminal in place of mailing them")
    .option("--tiles-url <template>", "with --online: where tiles come from, with {z}, {x} and {y}")
    .option("--port <number>", `port to listen on (default: PORT, else ${DEFAULT_PORT})`)
    .option("--host <address>", "address to listen on", DEFAULT_HOST)
    .option("--data <folder>", "folder for everything that is written")
    .option("--map <file>", "map archive (.pmtiles), in place of the built-in overview")
    .option("--elevation <path>", "folder of SRTM .hgt files, or a Terrarium .pmtiles archive")
    .option("--open", "open the browser once the server is ready")
    .addHelpText("after", COMMANDS_HELP);

  // Words that are no flag arrive as operands of the one action: commands of our
  // own would let commander guess at "did you mean" in place of our sentences.
  return command
    .argument("[command]")
    .action((word: string | undefined, flags: Flags, all: Command) => {
      answer(
        word === undefined
          ? { kind: "start", config: readFlags(flags, env) }
          : readCommand(word, flags, all, env),
      );
    });
}

function readCommand(
  word: string,
  flags: Flags,
  { args: operands, options }: Command,
  env: Environment,
): Request {
  const rest = operands.slice(1);
  const takes = (...allowed: string[]) => checkFlags(word, flags, options, allowed);
  switch (word) {
    case "version":
      if (rest.length > 0) throw usage(`"version" takes nothing after it`);
      return { kind: "print", text: `${VERSION}\n` };
    case "import":
    case "backup":
      takes("data");
      return { kind: word, file: readFile(word, rest), dataFolder: readDataFolder(flags) };
    case "doctor":
      if (rest.length > 0) throw usage(`"doctor" takes nothing after it`);
      takes("data", "map", "elevation");
      return { kind: word, config: readFlags(flags, { ...env, PORT: undefined }) };
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

function readFile(word: string, [file, more]: readonly string[]): string {
  if (file === undefined || file.trim() === "") throw usage(`"${word}" needs a file`);
  if (more !== undefined) throw usage(`"${word}" takes one file`);
  return resolve(file);
}

/** Commands take few of the flags that a start takes. */
function checkFlags(
  word: string,
  flags: Flags,
  all: Command["options"],
  allowed: readonly string[],
): void {
  const given = all.find((option) => {
    const name = option.attributeName();
    return !allowed.includes(name) && flags[name] !== option.defaultValue;
  });
  if (given) throw usage(`"${word}" takes no ${given.long}`);
}

function readDataFolder({ data }: Flags): string {
  if (data?.trim() === "") throw usage("--data needs a folder");
  return data === undefined ? defaultDataFolder() : resolve(data);
}

function readPath(flag: string, path: string | undefined): string | null {
  if (path?.trim() === "") throw usage(`${flag} needs a path`);
  return path === undefined ? null : resolve(path);
}

function readFlags(flags: Flags, env: Environment): Config {
  if (flags.offline && flags.online) throw usage("--offline and --online exclude each other");
  const mode = flags.online ? "online" : "offline";
  if (flags.host.trim() === "") throw usage("--host needs an address");
  return {
    mode,
    version: VERSION,
    host: flags.host,
    port: readPort(flags.port, env.PORT),
    dataFolder: readDataFolder(flags),
    map: readPath("--map", flags.map),
    tilesUrl: readTilesUrl(flags),
    elevation: readPath("--elevation", flags.elevation),
    open: flags.open ?? false,
    secrets: readSecrets(env, { mode, devMail: flags.devMail ?? false }),
  };
}

/** @throws StartError where the template is none, or where a unit without a network would ask a stranger */
function readTilesUrl({ online, devMail, tilesUrl }: Flags): string | null {
  if (!online) {
    if (devMail) throw usage("--dev-mail goes with --online only");
    if (tilesUrl !== undefined) throw usage("--tiles-url goes with --online only");
    return null;
  }
  const template = tilesUrl ?? DEFAULT_TILES_URL;
  const isWhole = ["{z}", "{x}", "{y}"].every((part) => template.split(part).length === 2);
  const filled = template.replace(/\{[zxy]\}/g, "1");
  // The policy that lets the page load tiles names their host: it must be one, and without a wild card.
  const isAddress = /^https?:\/\/[a-z0-9.-]+(:\d+)?\/[^\s;,'"{}]*$/i.test(filled);
  if (isWhole && isAddress && URL.canParse(filled)) return template;
  throw usage("--tiles-url must be an http(s) address that holds {z}, {x} and {y} once each");
}

function readPort(flag: string | undefined, fromEnvironment: string | undefined): number {
  const text = flag ?? (fromEnvironment || undefined);
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw usage(`${flag === undefined ? "PORT" : "--port"} must be a number from 1 to 65535`);
}

function sentenceFor(error: CommanderError): string {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.unknownOption":
      return `There is no flag "${quoted}"`;
    case "commander.optionMissingArgument":
      return `${quoted.split(" ")[0]} needs a value`;
    default:
      return "The command line cannot be understood";
  }
}
