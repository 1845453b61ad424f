import "./env";
import { PLATFORMS, UNKNOWN_PLATFORM } from "../data/platforms";
import { PALETTES } from "../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../data/platforms/silhouettes/render";
import { openBrowser } from "./browser";
import { readCommandLine } from "./cli";
import { type Config, siteAddress } from "./config";
import type { Store } from "./db/open";
import { describeDrawings } from "./described-drawings" with { type: "macro" };
import { faultCode, StartError } from "./errors";
import { createFetch } from "./fetch";
import { importFile } from "./import-command";
import { createLog, faultFields, type Log } from "./log";
import { shutDown } from "./shutdown";
import { type BuiltIn, prepare } from "./start";

/** Above every call's own limit, so that our answer and not Bun's bare one says that a body is too large. */
const MAX_BUFFERED_BODY_BYTES = 6 * 1024 * 1024;

const BUILT_IN: BuiltIn = {
  platforms: [...PLATFORMS, UNKNOWN_PLATFORM],
  silhouettes: {
    facts: describeDrawings(),
    draw: (platformId, theme) =>
      renderSilhouette(platformId, { palette: PALETTES[theme] })?.svg ?? null,
  },
};

const clock = () => new Date();
const log = createLog((line) => process.stderr.write(line), clock);

async function run(): Promise<void> {
  const request = readCommandLine(process.argv.slice(2), process.env);
  if (request.kind === "print") {
    process.stdout.write(request.text);
    return;
  }
  if (request.kind === "import") {
    const count = importFile(request.file, request.dataFolder);
    process.stdout.write(`Imported ${count} ${count === 1 ? "platform" : "platforms"}.\n`);
    return;
  }
  await start(request.config);
}

async function start(config: Config): Promise<void> {
  // The port first: a start that is refused leaves no data folder behind.
  const server = listen(config);
  const { app, store, tiles } = await prepareOrStop(server, config);
  server.reload({ fetch: createFetch(app, tiles, config, log) });
  const address = siteAddress(config.host, server.port ?? config.port);
  stopOnSignals(server, store, log);
  log.info("started", { version: config.version, mode: config.mode });
  process.stdout.write(`Sightline ${config.version} (${config.mode}) is ready at ${address}\n`);
  if (config.open) openBrowser(address, log);
}

async function prepareOrStop(server: Bun.Server<undefined>, config: Config) {
  try {
    return await prepare(config, BUILT_IN, clock, log);
  } catch (error) {
    server.stop(true);
    throw error;
  }
}

/** Takes the port. Until the application is ready, calls are told to come again. */
function listen(config: Config): Bun.Server<undefined> {
  try {
    return Bun.serve({
      hostname: config.host,
      port: config.port,
      // Two instances would otherwise take one port without a word.
      reusePort: false,
      development: false,
      maxRequestBodySize: MAX_BUFFERED_BODY_BYTES,
      fetch: () => new Response(null, { status: 503, headers: { "retry-after": "1" } }),
    });
  } catch (error) {
    throw cannotListen(config, faultCode(error));
  }
}

function cannotListen({ host, port }: Config, code: string): StartError {
  if (code === "EADDRINUSE") {
    return new StartError(`Port ${port} is in use: choose another with --port.`);
  }
  if (code === "EACCES") {
    return new StartError(`Port ${port} may not be used by this account: choose one above 1023.`);
  }
  return new StartError(`Sightline cannot listen on ${host}, port ${port}: check --host.`);
}

function stopOnSignals(server: Bun.Server<undefined>, store: Store, log: Log): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    shutDown(server, store, log).then(
      () => process.exit(0),
      (error) => {
        log.error("stop-failed", faultFields(error, faultCode(error)));
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
    log.error("start-failed", faultFields(error, faultCode(error)));
  const message = error instanceof StartError ? error.message : "Sightline cannot start.";
  process.stderr.write(`${message}\n`);
  process.exit(error instanceof StartError ? error.exitStatus : 1);
}
