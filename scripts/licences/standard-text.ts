import spdx from "spdx-license-list/full";

/** A licence that somebody gives, under a text that many use. */
export interface Grant {
  /** An SPDX identifier. */
  licence: string;
  /** The copyright lines, as in the original. */
  copyright: readonly string[];
}

/** Licences whose text begins with a notice to be filled in. */
const WITH_NOTICE = /^(MIT|ISC|BSD-[23]-Clause|Zlib)$/;
const PLACEHOLDER = /^Copyright \(c\) (<year>.*|\d{4}-\d{4} by Internet .*)\n/gm;

/**
 * The text of a licence as the SPDX list has it, under the notices of those who give it.
 * @throws if SPDX has no such licence
 */
export function standardText({ licence, copyright }: Grant): string {
  const text = spdx[licence]?.licenseText;
  if (text === undefined) throw new Error(`SPDX lists no licence "${licence}".`);
  const body = WITH_NOTICE.test(licence) ? text.replace(PLACEHOLDER, "") : text;
  return [...copyright, ...(copyright.length > 0 ? [""] : []), body.trim()].join("\n");
}

/** Several grants, one after the other. */
export const standardTexts = (grants: readonly Grant[]) =>
  grants.map(standardText).join(`\n\n${"-".repeat(40)}\n\n`);
