import { useRef, useState } from "react";
import { answered, api } from "../../../lib/api";
import { failureWords, isSignedOut } from "../rules/refusals";
import { type VehicleChanges, vehicleChanges } from "../rules/vehicle-changes";
import { type ReadList, readList } from "./read-list";

/** A chosen file, from reading it to knowing what it would change. */
export type Chosen =
  | { state: "none" }
  | { state: "reading"; file: File }
  | { state: "wrong"; file: File; list: Extract<ReadList, { ok: false }> }
  | { state: "incomparable"; file: File; why: string }
  | {
      state: "ready";
      file: File;
      list: Extract<ReadList, { ok: true }>;
      changes: VehicleChanges;
    };

/** The file that is to be imported. */
export function useFile() {
  const [chosen, setChosen] = useState<Chosen>({ state: "none" });
  /** Another file may be chosen while one is being read. */
  const latest = useRef<File | null>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setChosen({ state: "reading", file });
    const next = await examine(file);
    if (latest.current === file) setChosen(next);
  }

  function forget(): void {
    latest.current = null;
    setChosen({ state: "none" });
  }

  return { chosen, choose, forget };
}

async function examine(file: File): Promise<Chosen> {
  // A long list takes a second: that it is being read is painted first.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const list = await readList(file);
  if (!list.ok) return { state: "wrong", file, list };
  try {
    const present = await answered(api.vehicles.get());
    return { state: "ready", file, list, changes: vehicleChanges(present, list.vehicles) };
  } catch (error) {
    if (isSignedOut(error)) return { state: "none" };
    return { state: "incomparable", file, why: failureWords(error) };
  }
}
