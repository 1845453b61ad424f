import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stampedName } from "../../../web/domain/stamped-name";
import { PROGRAM } from "../../config";
import { isPassingCopy, passingCopy } from "../../db/database-copy";
import { ApiError } from "../../errors";
import type { AdminDependencies } from "./dependencies";

const running = () =>
  new ApiError(409, "BACKUP_RUNNING", "A backup is being made: try again once it is done.");

/** A copy of the database, to be read once. */
export interface Backup {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/**
 * Makes a consistent copy of the database and sends it as a file. `sightline backup` makes it in a process of its own,
 * so that no operator waits for it; the copy lies in the data folder until it is sent.
 */
export function createBackupDownload({
  config,
  audit,
  clock,
  log,
}: Pick<AdminDependencies, "config" | "audit" | "clock" | "log">) {
  const { dataFolder } = config;
  let isRunning = false;
  // What a server that was killed while it made or sent a copy has left.
  for (const name of readdirSync(dataFolder))
    if (isPassingCopy(name)) remove(join(dataFolder, name));

  return async (): Promise<Backup> => {
    if (isRunning) throw running();
    isRunning = true;
    const file = passingCopy(dataFolder);
    try {
      await make(file);
    } finally {
      isRunning = false;
    }
    audit.record("backup-downloaded");
    return { name: stampedName("backup", clock(), "db"), content: sentOnce(file) };
  };

  async function make(file: string): Promise<void> {
    const maker = Bun.spawn([...PROGRAM, "backup", file, "--data", dataFolder], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [status, said] = await Promise.all([maker.exited, new Response(maker.stderr).text()]);
    if (status === 0) return;
    remove(file);
    log.warn("backup-failed", { status });
    throw new ApiError(
      503,
      "BACKUP_FAILED",
      said.trim().split("\n").at(-1) || "The backup cannot be made.",
    );
  }
}

/** The file's bytes; it is removed once they are sent, or nobody wants them any more. */
function sentOnce(file: string): ReadableStream<Uint8Array> {
  const reader = Bun.file(file).stream().getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) controller.enqueue(value);
      if (!done) return;
      controller.close();
      remove(file);
    },
    async cancel() {
      await reader.cancel();
      remove(file);
    },
  });
}

const remove = (file: string) => rmSync(file, { force: true });
