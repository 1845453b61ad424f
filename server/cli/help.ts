import { DEFAULT_HOST, DEFAULT_PORT } from "../config";

/** What `--help` prints. */
export const HELP = `Usage: sightline [flags] [command]

Field reports for operators: one file, no network.

Flags:
  --offline               run for one unit, without a network (the default)
  --online                run the hosted demonstration; its secrets come from
                          the environment
  --dev-mail              with --online: print codes to the terminal instead of
                          mailing them
  --tiles-url <template>  with --online: where tiles come from beyond the
                          built-in map's detail, with {z}, {x} and {y}
  --tiles-attribution <text>
                          with --tiles-url: the credit shown for its tiles
  --tiles-max-zoom <number>
                          with --tiles-url: its deepest zoom (default: 18)
  --keep-visitors <days>  with --online: delete visitors this long after their
                          last code or session, e.g. 90d (default: keep them)
  --port <number>         port to listen on (default: PORT, else ${DEFAULT_PORT})
  --host <address>        address to listen on (default: ${DEFAULT_HOST})
  --data <folder>         folder for all data
  --share <[host:]port>   let other laptops send their reports here, by TLS; the
                          administrator's area makes the codes with which they
                          join (host default: every address of this computer)
  --map <file>            map archive (.pmtiles or .mbtiles), shown over the
                          built-in overview
  --elevation <path>      folder of SRTM .hgt or DTED files, or a Terrarium
                          .pmtiles archive
  --open                  open the browser once the server is ready
  -h, --help              print this
  -v, --version           print the version

Commands:
  doctor             check everything that Sightline needs, one line for each
                     check, the mail server of SMTP_URL too; takes --data,
                     --map, --elevation and
                       --json          print each line as JSON, for other programs
  backup <file>      write one .tar file of the database, the formats and the
                     photographs, also while a server runs on that folder; takes
                     --data
  restore <file>     check a backup, and put it into a data folder that is new or
                     holds none of these; takes --data
  wipe               remove what Sightline keeps in a data folder, once you have
                     typed the word it asks for; takes --data and
                       --yes           do not ask, and keep own maps and heights
                       --with-maps     remove own maps and heights too
  join               send every report to another laptop that shares, from now on
                     and those from before; reads its join code from standard
                     input (sightline join < code), also while a server runs;
                     takes --data and
                       --name <name>   what this laptop is called there, e.g.
                                       "OP NORTH" (default: the computer's name)
  leave              end what join began; takes --data
  export <file>      write the saved reports to a new .txt, .csv, .geojson, .kml
                     or .gpx file, or to a .zip, a TAK package, also while a
                     server runs on that folder; takes --data and
                       --from <time>   of that time or later, by their own DTG:
                                       a DTG (201230ZNov26), or ISO 8601 with
                                       its zone
                       --to <time>     of that time or earlier
                       --type <name>   of one type: Sighting&BDA, HLR …
  check-format <file>
                     list the errors in a report format, or show its form and
                     a sample message
  hash-password      read a password from standard input and print its hash, for
                     DEMO_PASSWORD_HASH
  import <file>      add or replace platforms from a .json or .csv file, all or
                     none; takes --data, also while a server runs on that folder
  version            print the version, the commit that it was built from and its date
  help               print this
`;

/** What `--help` prints behind a command: its own part; null if there is no such command. */
export function helpOf(command: string): string | null {
  if (!/^[a-z-]+$/.test(command)) return null;
  const commands = HELP.slice(HELP.indexOf("Commands:\n"));
  const [own] =
    new RegExp(`^ {2}${command}(?= |\\n).*\\n(?: {3,}.*\\n)*`, "m").exec(commands) ?? [];
  return own === undefined
    ? null
    : `sightline ${own.trimStart()}\n"sightline help" lists all flags and commands.\n`;
}
