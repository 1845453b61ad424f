import "./lifecycle/node-env";
import { readCommandLine } from "./cli";
import { type Config, isLoopback, siteAddress } from "./config";
import { errorCode, StartError } from "./errors";
import { createFetch } from "./http/fetch";
import { openBrowser } from "./lifecycle/open-browser";
import { shutDown } from "./lifecycle/shutdown";
import { prepare, type Ready } from "./lifecycle/start";
import { startingAnswer } from "./lifecycle/starting-answer";
import { createLog, errorFields, type Log } from "./log";
// Not when it is needed: the framework would leave the start's own file, and run before NODE_ENV is set.
import { createListener, MOST_BODY_BYTES } from "./modules/network/listener";
import { VERSION_TEXT } from "./version";

/** Above whatever anyone sends, so that our answer and not Bun's bare one says that a body is too large; the guard reads none of it. */
const MAX_BODY_BYTES = 1024 ** 4;

/** Longer than the 10 s that a mail server may take, or Bun would hang up before our answer. */
const IDLE_SECONDS = 30;

const DEV_MAIL_WARNING =
  "WARNING: --dev-mail prints every verification code to this terminal and mails nothing. Never use it on a public host.\n";

const clock = () => new Date();
const log = createLog((line) => process.stderr.write(line), clock);

// The reader of our output may be gone: a closed terminal must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Asks in the terminal, or whoever is in its place; nobody's answer is "". */
function terminal() {
  const lines = console[Symbol.asyncIterator]();
  return {
    print: printLine,
    async ask(question: string): Promise<string> {
      process.stdout.write(question);
      const { value } = await lines.next();
      return value ?? "";
    },
  };
}

async function run(): Promise<void> {
  const request = readCommandLine(process.argv.slice(2), process.env);
  if (request.kind === "print") {
    process.stdout.write(request.text);
    return;
  }
  if (request.kind === "start") return start(request.config);
  compileAsUsual();
  // Each is loaded when it is asked for, and takes no part in a start.
  switch (request.kind) {
    case "import": {
      const { importFile } = await import("./cli/import");
      const count = importFile(request.file, request.dataFolder);
      process.stdout.write(`Imported ${count} ${count === 1 ? "platform" : "platforms"}.\n`);
      return;
    }
    case "backup": {
      const { backUp } = await import("./cli/backup");
      process.stdout.write(`${await backUp(request.file, request.dataFolder)}\n`);
      return;
    }
    case "restore": {
      const { restore } = await import("./cli/restore");
      process.stdout.write(`${await restore(request.file, request.dataFolder)}\n`);
      return;
    }
    case "wipe": {
      const { wipe } = await import("./cli/wipe");
      return wipe(request.dataFolder, request.options, terminal());
    }
    case "export": {
      const { exportFile } = await import("./cli/export");
      const { file, dataFolder, filter } = request;
      process.stdout.write(`${exportFile(file, dataFolder, filter)}\n`);
      return;
    }
    case "join": {
      const { join } = await import("./cli/network");
      const { dataFolder, name } = request;
      process.stdout.write(`${await join(await Bun.stdin.text(), dataFolder, name)}\n`);
      return;
    }
    case "leave": {
      const { leave } = await import("./cli/network");
      process.stdout.write(`${leave(request.dataFolder)}\n`);
      return;
    }
    case "check-format": {
      const { describeFormat } = await import("./cli/check-format");
      process.exitCode = describeFormat(request.file, printLine) ? 0 : 1;
      return;
    }
    case "doctor": {
      const { examine } = await import("./cli/doctor");
      const { lineOf } = await import("./doctor/finding");
      const textOf = request.json ? JSON.stringify : lineOf;
      const isWell = await examine(request, (finding) => printLine(textOf(finding)));
      process.exitCode = isWell ? 0 : 1;
      return;
    }
    case "hash-password": {
      const { hashPassword } = await import("./cli/hash-password");
      process.stdout.write(`${await hashPassword(await Bun.stdin.text())}\n`);
    }
  }
}

/** Until then the executable leaves nearly all to the interpreter: what a start runs once is not worth compiling. */
const compileAsUsual = () => Bun.unsafe.setJITPolicy(1);

async function start(config: Config): Promise<void> {
  // The port first: a start that is refused leaves no data folder behind.
  const server = listen(config);
  const ready = await prepareOrStop(server, config);
  const { app, gate, store, proxyWarning, admin, says, network } = ready;
  // Offline on loopback every caller is this computer's own.
  const isShared = config.mode === "online" || !isLoopback(config.host);
  const limits = isShared ? await rateLimits() : null;
  server.reload({ fetch: createFetch(app, { config, gate, store, limits, proxyWarning, log }) });
  const address = siteAddress(config.host, server.port ?? config.port);
  const shared = config.share && openShare(config.share, server, ready);
  stopOnSignals(server, shared, ready, log);
  // The demonstration keeps no report, and so has none to send.
  if (config.mode === "offline") network.start();
  const tokenNote = admin.file === null ? "" : ` (administrator's token: ${admin.file})`;
  log.info("started", { version: config.version, build: config.build, mode: config.mode });
  // A file's name may hold what would move the cursor.
  const lines = says.map((line) => `${line.replace(/[\p{Cc}\p{Cf}]/gu, "?")}\n`).join("");
  process.stdout.write(
    `Sightline ${VERSION_TEXT} (${config.mode}) is ready at ${address}${tokenNote}\n${lines}`,
  );
  if (config.share)
    process.stdout.write(
      `Other laptops may join on port ${config.share.port}: ${address}/admin, Network, makes the code.\n`,
    );
  if (config.secrets.mail?.to === "terminal") process.stderr.write(DEV_MAIL_WARNING);
  if (config.open) openBrowser(address, log);
  compileAsUsual();
}

/** Opens the second listener: TLS, for laptops that have joined or bring a code. */
function openShare(
  share: NonNullable<Config["share"]>,
  server: Bun.Server<undefined>,
  { network, access }: Ready,
): Bun.Server<undefined> | null {
  if (network.hub === null) return null;
  const { key, cert } = network.hub.identity;
  try {
    return serve(share, "--share", {
      tls: { key, cert },
      maxRequestBodySize: MOST_BODY_BYTES,
      fetch: createListener(network.hub, access.audit, log),
    });
  } catch (error) {
    server.stop(true);
    throw error;
  }
}

async function rateLimits() {
  const { createRateLimits } = await import("./access/rate-limits");
  return createRateLimits();
}

async function prepareOrStop(server: Bun.Server<undefined>, config: Config) {
  try {
    // The second port opens late, for its key lies in the data folder; whether it is free is seen before.
    if (config.share) serve(config.share, "--share", { fetch: startingAnswer }).stop(true);
    return await prepare(config, clock, log);
  } catch (error) {
    server.stop(true);
    throw error;
  }
}

/** Takes the port. Until the application is ready, callers are asked to try again. */
function listen(config: Config): Bun.Server<undefined> {
  return serve(config, "--port", { maxRequestBodySize: MAX_BODY_BYTES, fetch: startingAnswer });
}

interface Served {
  fetch(request: Request, server: Bun.Server<undefined>): Response | Promise<Response>;
  maxRequestBodySize?: number;
  tls?: Bun.TLSOptions;
}

/**
 * @param host null for every address
 * @param flag the one that names the port
 * @throws StartError
 */
function serve(
  { host, port }: { host: string | null; port: number },
  flag: "--port" | "--share",
  served: Served,
): Bun.Server<undefined> {
  const hostname = host ?? "0.0.0.0";
  try {
    return Bun.serve({
      hostname,
      port,
      // Two instances would otherwise take one port without a word.
      reusePort: false,
      development: false,
      idleTimeout: IDLE_SECONDS,
      ...served,
    });
  } catch (error) {
    throw cannotListen({ host: hostname, port }, errorCode(error), flag);
  }
}

function cannotListen(
  { host, port }: Pick<Config, "host" | "port">,
  code: string,
  flag: "--port" | "--share",
): StartError {
  if (code === "EADDRINUSE") {
    return new StartError(`Port ${port} is in use: choose another with ${flag}.`);
  }
  if (code === "EACCES") {
    return new StartError(`Port ${port} may not be used by this account: choose one above 1023.`);
  }
  const where = flag === "--share" ? flag : "--host";
  return new StartError(`Sightline cannot listen on ${host}, port ${port}: check ${where}.`);
}

function stopOnSignals(
  server: Bun.Server<undefined>,
  shared: Bun.Server<undefined> | null,
  { store, mailer, network, stopHousekeeping }: Ready,
  log: Log,
): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopHousekeeping();
    mailer.close();
    network.stop();
    shutDown(shared ? [server, shared] : [server], store, log).then(
      () => process.exit(0),
      (error) => {
        log.error("stop-failed", errorFields(error, errorCode(error)));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartError))
    log.error("start-failed", errorFields(error, errorCode(error)));
  const message = error instanceof StartError ? error.message : "Sightline cannot start.";
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof StartError ? error.exitStatus : 1);
}
