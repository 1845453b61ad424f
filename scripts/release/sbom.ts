import { Enums, Models, Serialize, Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import type { LicensedPart } from "../licences/licensed-part";
import type { PackageInside } from "../licences/packages-inside";
import { directDependencies } from "./dependencies";

const { Component } = Models;
const { ComponentType } = Enums;
type Component = Models.Component;

/** The inputs of a bill of materials. */
export interface Materials {
  version: string;
  /** When what is built was committed; null if that is not known. */
  committed: Date | null;
  packages: readonly PackageInside[];
  parts: readonly LicensedPart[];
  /** The SHA-512 of each locked package, by name and version. */
  hashes: ReadonlyMap<string, string>;
}

/** RFC 9562's name space for addresses. */
const NAMESPACE = "url";

/**
 * The bill of materials of a release, in CycloneDX 1.6 as JSON: what is inside the executable, with
 * licences and where it comes from. The same materials give the same text.
 */
export function writeSbom(materials: Materials): string {
  const bom = new Models.Bom();
  const product = new Component(ComponentType.Application, "sightline", {
    version: materials.version,
    bomRef: `sightline@${materials.version}`,
    description: "Field reports for sensor operators",
  });
  bom.metadata.component = product;
  if (materials.committed) bom.metadata.timestamp = materials.committed;

  const components = componentsOf(materials);
  for (const component of components.values()) {
    bom.components.add(component);
    product.dependencies.add(component.bomRef);
  }
  for (const [ref, dependencies] of directDependencies(materials.packages)) {
    for (const dependency of dependencies) {
      const target = components.get(dependency);
      if (target) components.get(ref)?.dependencies.add(target.bomRef);
    }
  }
  // The serial number is derived from the content: it distinguishes releases, and no more.
  const content = serialize(bom);
  bom.serialNumber = `urn:uuid:${Bun.randomUUIDv5(content, NAMESPACE)}`;
  return `${serialize(bom)}\n`;
}

/** What the official schema says of a bill of materials; null if it is well-formed. */
export async function sbomErrors(text: string): Promise<string | null> {
  const errors = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  return errors === null ? null : JSON.stringify(errors, null, 2);
}

function serialize(bom: Models.Bom): string {
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });
}

/** The components by name and version; the runtime's libraries are inside it. */
function componentsOf({ parts, hashes }: Materials): Map<string, Component> {
  const components = new Map<string, Component>();
  const runtime = parts.find(({ kind }) => kind === "runtime");
  for (const part of parts.filter(({ kind }) => kind !== "library")) {
    components.set(idOf(part), componentOf(part, hashes));
  }
  for (const part of parts.filter(({ kind }) => kind === "library")) {
    const parent = runtime && components.get(idOf(runtime));
    parent?.components.add(componentOf(part, hashes));
  }
  return components;
}

const idOf = ({ name, version }: Pick<LicensedPart, "name" | "version">) =>
  version === null ? name : `${name}@${version}`;

const TYPES = {
  package: ComponentType.Library,
  font: ComponentType.Library,
  library: ComponentType.Library,
  data: ComponentType.Data,
  runtime: ComponentType.Platform,
} as const;

function componentOf(part: LicensedPart, hashes: ReadonlyMap<string, string>): Component {
  const purl = purlOf(part);
  const component = new Component(TYPES[part.kind], part.name, {
    bomRef: purl ?? `${part.kind}:${idOf(part)}`,
    ...(part.version !== null && { version: part.version }),
    ...(purl !== null && { purl }),
    ...(part.note !== null && { description: part.note }),
  });
  component.licenses.add(licenceOf(part.licence));
  if (part.source !== null) {
    component.externalReferences.add(
      new Models.ExternalReference(part.source, Enums.ExternalReferenceType.Website),
    );
  }
  const hash = hashes.get(idOf(part));
  if (hash !== undefined) {
    const archive = `https://registry.npmjs.org/${part.name}/-/${part.name.replace(/^.*\//, "")}-${part.version}.tgz`;
    component.externalReferences.add(
      new Models.ExternalReference(archive, Enums.ExternalReferenceType.Distribution, {
        hashes: new Models.HashDictionary([[Enums.HashAlgorithm["SHA-512"], hash]]),
      }),
    );
  }
  return component;
}

function licenceOf(licence: string): Models.License {
  if (licence === "LicenseRef-Public-Domain") return new Models.NamedLicense("Public domain");
  return /^[\w.-]+$/.test(licence)
    ? new Models.SpdxLicense(licence)
    : new Models.LicenseExpression(licence);
}

/** @returns null for what no registry has under a name of its own */
function purlOf({ kind, name, version }: LicensedPart): string | null {
  if (kind === "runtime") {
    return new PackageURL("github", "oven-sh", "bun", `bun-v${version}`).toString();
  }
  if (kind !== "package" && kind !== "font") return null;
  const [, scope, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return new PackageURL("npm", scope, bare, version).toString();
}
