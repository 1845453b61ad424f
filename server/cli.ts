import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { type Config, DEFAULT_HOST, DEFAULT_PORT, VERSION } from "./config";
import { type Flags, readDataFolder, readFlags, usage } from "./flags";
import type { Environment } from "./secrets";

/** What the command line asks for. */
export type Request =
  | { kind: "start"; config: Config }
  | { kind: "import"; file: string; dataFolder: string }
  | { kind: "backup"; file: string; dataFolder: string }
  | { kind: "doctor"; config: Config }
  | { kind: "hash-password" }
  | { kind: "print"; text: string };

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
