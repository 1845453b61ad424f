import { resolve } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { type Config, DEFAULT_HOST, DEFAULT_PORT, defaultDataFolder, VERSION } from "./config";
import { StartError } from "./errors";

/** What the command line asks for. */
export type Request =
  | { kind: "start"; config: Config }
  | { kind: "import"; file: string; dataFolder: string }
  | { kind: "print"; text: string };

const LATER_COMMANDS = ["doctor", "backup", "hash-password"];
const LATER_FLAGS = ["--dev-mail", "--tiles-url <template>"];

const COMMANDS_HELP = `
Commands:
  import <file>      add or replace platforms from a .json or .csv file, all or none;
                     takes --data, also while a server runs on that folder
  version            print the version
`;

const usage = (what: string) => new StartError(`${what}; see "sightline --help".`, 2);
const notYet = (name: string) => usage(`${name} is not in this version yet`);

/**
 * Reads the command line.
 * @param args what stands after the program's name
 * @param env for PORT, which counts when `--port` is absent
 * @throws StartError with exit status 2 when the usage is wrong
 */
export function readCommandLine(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Request {
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
} & Record<string, unknown>;

function createCommand(
  env: Record<string, string | undefined>,
  answer: (request: Request) => void,
): Command {
  const command = new Command("sightline")
    .description("Field reports for operators: one file, no network.")
    .exitOverride()
    .helpCommand(false)
    .allowExcessArguments(true)
    .option("--offline", "run for one unit, without a network (the default)")
    .option("--online", "run the hosted demonstration (not in this version yet)")
    .option("--port <number>", `port to listen on (default: PORT, else ${DEFAULT_PORT})`)
    .option("--host <address>", "address to listen on", DEFAULT_HOST)
    .option("--data <folder>", "folder for everything that is written")
    .option("--map <file>", "map archive (.pmtiles), in place of the built-in overview")
    .option("--elevation <path>", "folder of SRTM .hgt files, or a Terrarium .pmtiles archive")
    .option("--open", "open the browser once the server is ready")
    .addHelpText("after", COMMANDS_HELP);
  for (const flag of LATER_FLAGS) command.addOption(new Option(flag).hideHelp());

  // Words that are no flag arrive as operands of the one action: commands of our
  // own would let commander guess at "did you mean" in place of our sentences.
  return command
    .argument("[command]")
    .action((word: string | undefined, flags: Flags, all: Command) => {
      answer(
        word === undefined
          ? { kind: "start", config: readFlags(flags, env) }
          : readCommand(word, flags, all),
      );
    });
}

function readCommand(word: string, flags: Flags, { args: operands, options }: Command): Request {
  if (LATER_COMMANDS.includes(word)) throw notYet(`The command "${word}"`);
  if (word === "import") return readImport(operands, flags, options);
  if (word !== "version") throw usage(`There is no command "${word}"`);
  if (operands.length > 1) throw usage(`"version" takes nothing after it`);
  return { kind: "print", text: `${VERSION}\n` };
}

function readImport(
  [, file, more]: readonly string[],
  flags: Flags,
  all: Command["options"],
): Request {
  if (file === undefined || file.trim() === "") throw usage(`"import" needs a file`);
  if (more !== undefined) throw usage(`"import" takes one file`);
  const given = all.find(
    (option) =>
      option.attributeName() !== "data" && flags[option.attributeName()] !== option.defaultValue,
  );
  if (given) throw usage(`"import" takes no ${given.long}`);
  return { kind: "import", file: resolve(file), dataFolder: readDataFolder(flags) };
}

function readDataFolder({ data }: Flags): string {
  if (data?.trim() === "") throw usage("--data needs a folder");
  return data === undefined ? defaultDataFolder() : resolve(data);
}

function readPath(flag: string, path: string | undefined): string | null {
  if (path?.trim() === "") throw usage(`${flag} needs a path`);
  return path === undefined ? null : resolve(path);
}

function readFlags(flags: Flags, env: Record<string, string | undefined>): Config {
  for (const flag of LATER_FLAGS) {
    const option = new Option(flag);
    if (flags[option.attributeName()] !== undefined) throw notYet(option.long ?? flag);
  }
  if (flags.offline && flags.online) throw usage("--offline and --online exclude each other");
  if (flags.online) throw notYet("--online");
  if (flags.host.trim() === "") throw usage("--host needs an address");
  return {
    mode: "offline",
    version: VERSION,
    host: flags.host,
    port: readPort(flags.port, env.PORT),
    dataFolder: readDataFolder(flags),
    map: readPath("--map", flags.map),
    tilesUrl: null,
    elevation: readPath("--elevation", flags.elevation),
    open: flags.open ?? false,
  };
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
