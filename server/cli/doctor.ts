import type { ReadyLine } from "../../web/domain/ready/ready-lines";
import { ELEVATION_OVERVIEW } from "../assets";
import type { Config } from "../config";
import { dataPaths } from "../data-folder";
import { checkBackup } from "../doctor/backup";
import { checkBuiltInFiles } from "../doctor/built-in-files";
import { checkDataFolder } from "../doctor/data-folder";
import { checkClock, checkDatabase } from "../doctor/database";
import { checkElevation } from "../doctor/elevation";
import { type Finding, fail, ok } from "../doctor/finding";
import { checkFormats } from "../doctor/formats";
import { checkMail } from "../doctor/mail";
import { checkMaps } from "../doctor/maps";
import { checkNetwork } from "../doctor/network";
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

interface Check {
  what: string;
  /** The line of /ready that its findings belong to. */
  line?: ReadyLine;
  check(): Finding[] | Promise<Finding[]>;
}

/**
 * Checks everything that Sightline needs: the contents of the executable, the data folder, the database, maps and
 * elevation data, and the mail server that the environment names. It changes and creates nothing, and may run beside a
 * server.
 * @param tell is told each finding
 * @returns whether all of it is well; what is only worth a look does not count
 */
export async function examine(
  { config, isFolderGiven, env }: Asked,
  tell: (finding: Finding) => void,
): Promise<boolean> {
  const { dataFolder, map, elevation } = config;
  const paths = dataPaths(dataFolder);
  const now = new Date();
  const checks: Check[] = [
    { what: "version", check: () => [ok("version", VERSION_TEXT)] },
    { what: "built-in files", check: () => checkBuiltInFiles() },
    { what: "data folder", check: () => checkDataFolder(paths, isFolderGiven) },
    { what: "database", line: "database", check: () => checkDatabase(paths) },
    { what: "backup", line: "backup", check: () => checkBackup(paths, now) },
    { what: "clock", check: () => checkClock(paths, now, builtOn(BUILD)) },
    { what: "report formats", check: () => checkFormats(paths.formats) },
    { what: "network", line: "network", check: () => checkNetwork(paths.share) },
    {
      ...{ what: "map archive", line: "map" },
      check: () => checkMaps({ given: map, ownFolder: dataFolder, elevation }),
    },
    {
      ...{ what: "elevation data", line: "heights" },
      check: () =>
        checkElevation({
          given: elevation,
          ownFolder: paths.elevation,
          overviewFile: ELEVATION_OVERVIEW,
        }),
    },
    { what: "mail server", check: () => checkMail(() => readSmtp(env)) },
  ];
  let isWell = true;
  for (const { what, line, check } of checks) {
    for (const finding of await found(what, check)) {
      if (finding.level === "FAIL") isWell = false;
      tell(line ? { ...finding, line } : finding);
    }
  }
  return isWell;
}

/** One check that goes wrong keeps none of the others from being made. */
async function found(what: string, check: Check["check"]): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const code = errorCode(error);
    return [fail(what, `it cannot be checked${code && ` (${code})`}; check that it is yours`)];
  }
}
