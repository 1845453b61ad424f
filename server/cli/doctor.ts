import { ELEVATION_OVERVIEW } from "../assets";
import type { Config } from "../config";
import { dataPaths } from "../data-folder";
import { checkBuiltInFiles } from "../doctor/built-in-files";
import { checkDataFolder } from "../doctor/data-folder";
import { checkClock, checkDatabase } from "../doctor/database";
import { checkElevation } from "../doctor/elevation";
import { type Finding, fail, lineOf, ok } from "../doctor/finding";
import { checkFormats } from "../doctor/formats";
import { checkMail } from "../doctor/mail";
import { checkMaps } from "../doctor/maps";
import { errorCode } from "../errors";
import { BUILD, builtOn, VERSION_TEXT } from "../version";
import { type Environment, readSmtp } from "./environment";

interface Asked {
  config: Config;
  /** Whether --data names the folder: then it should be there. */
  isFolderGiven: boolean;
  /** May name the mail server of the hosted demonstration. */
  env: Environment;
}

/**
 * Checks everything that Sightline needs, one line for each check: the contents of the executable, the data folder,
 * the database, maps and elevation data, and the mail server that the environment names. It changes and creates
 * nothing, and may run beside a server.
 * @returns whether all of it is well; what is only worth a look does not count
 */
export async function examine(
  { config, isFolderGiven, env }: Asked,
  print: (line: string) => void,
): Promise<boolean> {
  const { dataFolder, map, elevation } = config;
  const paths = dataPaths(dataFolder);
  const checks: [what: string, check: () => Finding[] | Promise<Finding[]>][] = [
    ["version", () => [ok("version", VERSION_TEXT)]],
    ["built-in files", () => checkBuiltInFiles()],
    ["data folder", () => checkDataFolder(paths, isFolderGiven)],
    ["database", () => checkDatabase(paths)],
    ["clock", () => checkClock(paths, new Date(), builtOn(BUILD))],
    ["report formats", () => checkFormats(paths.formats)],
    ["map archive", () => checkMaps({ given: map, ownFolder: dataFolder, elevation })],
    [
      "elevation data",
      () =>
        checkElevation({
          given: elevation,
          ownFolder: paths.elevation,
          overviewFile: ELEVATION_OVERVIEW,
        }),
    ],
    ["mail server", () => checkMail(() => readSmtp(env))],
  ];
  let isWell = true;
  for (const [what, check] of checks) {
    for (const finding of await found(what, check)) {
      if (finding.level === "FAIL") isWell = false;
      print(lineOf(finding));
    }
  }
  return isWell;
}

/** One check that goes wrong keeps none of the others from being made. */
async function found(
  what: string,
  check: () => Finding[] | Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const code = errorCode(error);
    return [fail(what, `it cannot be checked${code && ` (${code})`}; check that it is yours`)];
  }
}
