import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stampedName } from "../../../web/domain/stamped-name";
import { PROGRAM } from "../../config";
import { isPassingCopy, passingCopy } from "../../db/database-copy";
import { ApiError } from "../../errors";
import type { AdminDependencies } from "./dependencies";

const running = () =>
  new ApiError(409, "BACKUP_RUNNING", "A backup is being made: try again once it is done.");

/** A backup, to be read once. */
export interface Backup {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/**
 * Makes a backup and sends it as a file. `sightline backup` makes it in a process of its own, so that no operator
 * waits for it; it lies in the data folder until it is sent. The audit says whether all of it was.
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
    return {
      name: stampedName("backup", clock(), "tar"),
      content: sentOnce(file, (isWhole) =>
        audit.record(isWhole ? "backup-downloaded" : "backup-broken-off"),
      ),
    };
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
function sentOnce(file: string, onEnd: (isWhole: boolean) => void): ReadableStream<Uint8Array> {
  const reader = Bun.file(file).stream().getReader();
  const end = (isWhole: boolean) => {
    remove(file);
    onEnd(isWhole);
  };
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (value) controller.enqueue(value);
        if (!done) return;
      } catch (error) {
        end(false);
        throw error;
      }
      controller.close();
      end(true);
    },
    async cancel() {
      end(false);
      await reader.cancel();
    },
  });
}

const remove = (file: string) => rmSync(file, { force: true });
