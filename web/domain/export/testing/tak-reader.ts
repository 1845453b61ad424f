import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataPackage } from "@tak-ps/node-cot";

export type TakEvent = Awaited<ReturnType<DataPackage["cots"]>>[number];

/** A package as CloudTAK opens it: with its manifest, and each event that this names. */
export async function takPackage(file: Uint8Array): Promise<[DataPackage, TakEvent[]]> {
  const folder = mkdtempSync(join(tmpdir(), "sightline-tak-"));
  try {
    const path = join(folder, "package.zip");
    writeFileSync(path, file);
    const opened = await DataPackage.parse(path);
    const events = await opened.cots();
    rmSync(opened.path, { recursive: true });
    return [opened, events];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
