import { readProgram } from "./macho";
import { signatureError } from "./macho-signature";
import type { Target } from "./targets";
import { holdsIcon, type Identity, readIdentity } from "./windows";

/** What every file of a release must hold. */
export interface Expected {
  identity: Identity;
  /** The built page, which must lie inside as it is. */
  page: Uint8Array;
  /** The .ico file that the one for Windows shows. */
  icon: Uint8Array<ArrayBuffer>;
}

const MACHINES = { x64: 62, arm64: 183 } as const;
const ELF_MAGIC = 0x7f454c46;
const DOS_MAGIC = "MZ";
/** The C library of CentOS 7, Debian 8 and whatever came after 2012. */
const NEWEST_GLIBC = 17;

/**
 * Looks at a file that may not run here: its format, its signature, what is inside.
 * @returns what was found, in a few words
 * @throws with what is wrong
 */
export function checkFormat(target: Target, file: Uint8Array, expected: Expected): string {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!bytes.includes(expected.page)) throw new Error("The page is not inside.");
  switch (target.format) {
    case "elf":
      return checkElf(bytes, MACHINES[target.processor]);
    case "pe":
      return checkWindows(bytes, expected);
    case "macho":
      return checkMac(bytes, target.processor);
  }
}

function checkElf(file: Buffer, machine: number): string {
  if (file.readUInt32BE(0) !== ELF_MAGIC || file[4] !== 2) throw new Error("No 64-bit ELF file.");
  if (file.readUInt16LE(18) !== machine) throw new Error("It is for another processor.");
  const glibc = glibcAsked(file);
  if (glibc > NEWEST_GLIBC) throw new Error(`It asks for glibc 2.${glibc}.`);
  return `ELF, glibc 2.${glibc}`;
}

/** The newest GLIBC_2.x that a program names among the versions that it asks for. */
function glibcAsked(file: Buffer): number {
  const name = "GLIBC_2.";
  let newest = 0;
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1)) {
    const end = file.indexOf(0, at);
    const minor = /^(\d+)(\.\d+)?$/.exec(file.toString("latin1", at + name.length, end))?.[1];
    newest = Math.max(newest, Number(minor ?? 0));
  }
  return newest;
}

function checkWindows(file: Buffer, { identity: expected, icon }: Expected): string {
  if (file.toString("latin1", 0, 2) !== DOS_MAGIC) throw new Error("No program for Windows.");
  const { identity, iconSizes, hasConsole } = readIdentity(file);
  // An identity has no other keys; the type of Object.keys does not know.
  for (const key of Object.keys(expected) as (keyof Identity)[]) {
    if (identity[key] === expected[key]) continue;
    throw new Error(`Its ${key} is "${identity[key]}" and not "${expected[key]}".`);
  }
  if (!holdsIcon(file, icon)) throw new Error("Its icon is not ours.");
  if (!hasConsole) throw new Error("It has no console to say where it is.");
  return `PE, ${identity.productName} ${identity.version}, icon ${iconSizes.join(" ")}`;
}

function checkMac(file: Buffer, processor: "x64" | "arm64"): string {
  const program = readProgram(new DataView(file.buffer, file.byteOffset, file.byteLength));
  if (program.processor !== processor) throw new Error("It is for another processor.");
  const error = signatureError(file);
  if (error !== null) throw new Error(`Its signature: ${error}.`);
  return "Mach-O, signed ad hoc, each page compared";
}
