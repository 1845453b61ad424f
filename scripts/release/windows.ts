import { Data, NtExecutable, NtExecutableResource, Resource } from "resedit";

/** What Windows shows of a program: in Explorer, under Properties → Details, in the task manager. */
export interface Identity {
  productName: string;
  description: string;
  company: string;
  copyright: string;
  /** Three numbers, e.g. `0.1.0`. */
  version: string;
}

/** English (United States) in Unicode, as Bun's own resources are. */
const LANGUAGE = { lang: 1033, codepage: 1200 };

/** Where a PE file says that its headers begin, and how many sections it has. */
const HEADERS_AT = 0x3c;
const SECTION_COUNT = 6;

/**
 * Gives a program for Windows another icon and other names. Bun's bundler can do so on Windows
 * alone; elsewhere it silently keeps its own. To be used on Bun before anything is compiled
 * around it: afterwards a section follows that could not be moved.
 * @param icon an .ico file
 */
export function brand(
  program: ArrayBuffer,
  icon: Uint8Array<ArrayBuffer>,
  { version, ...names }: Identity,
): Uint8Array<ArrayBuffer> {
  // Bun is signed by its maker; with another icon the signature would be wrong.
  const file = NtExecutable.from(program, { ignoreCert: true });
  const resources = NtExecutableResource.from(file);
  const [group] = Resource.IconGroupEntry.fromEntries(resources.entries);
  const [info] = Resource.VersionInfo.fromEntries(resources.entries);
  if (!group || !info) throw new Error("Bun for Windows has no icon or no version to replace.");

  const pictures = Data.IconFile.from(icon).icons.map(({ data }) => data);
  Resource.IconGroupEntry.replaceIconsForResource(
    resources.entries,
    group.id,
    group.lang,
    pictures,
  );
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  info.setFileVersion(major, minor, patch, 0, LANGUAGE.lang);
  info.setProductVersion(major, minor, patch, 0, LANGUAGE.lang);
  info.setStringValues(LANGUAGE, {
    ProductName: names.productName,
    ProductVersion: version,
    FileDescription: names.description,
    FileVersion: version,
    CompanyName: names.company,
    LegalCopyright: names.copyright,
    InternalName: names.productName.toLowerCase(),
    OriginalFilename: `${names.productName.toLowerCase()}.exe`,
  });
  info.outputToResourceEntries(resources.entries);
  resources.outputResource(file);
  return new Uint8Array(file.generate());
}

export interface Shown {
  identity: Identity;
  /** The pictures of its icon, by their sides in pixels. */
  iconSizes: number[];
  /** Whether it opens a console window, as programs with console output do. */
  hasConsole: boolean;
}

/**
 * What Windows shows of a compiled program.
 * @throws if it is no program for Windows on x64, or shows nothing
 */
export function readIdentity(program: Uint8Array): Shown {
  const file = NtExecutable.from(withoutLastSection(program), { ignoreCert: true });
  const { machine } = file.newHeader.fileHeader;
  if (machine !== 0x8664) throw new Error(`It is for machine 0x${machine.toString(16)}, not x64.`);
  const { entries } = NtExecutableResource.from(file);
  const [group] = Resource.IconGroupEntry.fromEntries(entries);
  const [info] = Resource.VersionInfo.fromEntries(entries);
  if (!group || !info) throw new Error("It has no icon or no version.");
  const values = info.getStringValues(LANGUAGE);
  return {
    identity: {
      productName: values.ProductName ?? "",
      description: values.FileDescription ?? "",
      company: values.CompanyName ?? "",
      copyright: values.LegalCopyright ?? "",
      version: values.ProductVersion ?? "",
    },
    // A byte holds a side; 0 means 256.
    iconSizes: group.icons.map(({ width }) => width || 256),
    hasConsole: file.newHeader.optionalHeader.subsystem === 3,
  };
}

/** Whether every picture of an .ico file is in a program unchanged. */
export function holdsIcon(program: Uint8Array, icon: Uint8Array<ArrayBuffer>): boolean {
  const bytes = Buffer.from(program.buffer, program.byteOffset, program.byteLength);
  return Data.IconFile.from(icon).icons.every(
    ({ data }) => data.isRaw() && bytes.includes(new Uint8Array(data.bin)),
  );
}

/** Bun's bundle is in a last section, which the library does not expect after the resources. */
function withoutLastSection(program: Uint8Array): ArrayBuffer {
  const copy = new Uint8Array(program).buffer;
  const view = new DataView(copy);
  const at = view.getUint32(HEADERS_AT, true) + SECTION_COUNT;
  view.setUint16(at, view.getUint16(at, true) - 1, true);
  return copy;
}
