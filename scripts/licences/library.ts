import type { Grant } from "./standard-text";

/** Something that Bun links or embeds. */
export interface Library {
  name: string;
  /** Under which licences it is given here; of alternatives, the one that we take. */
  grants: readonly Grant[];
  note?: string;
}

export const mit = (...copyright: string[]): Grant => ({ licence: "MIT", copyright });
export const bsd2 = (...copyright: string[]): Grant => ({ licence: "BSD-2-Clause", copyright });
export const bsd3 = (...copyright: string[]): Grant => ({ licence: "BSD-3-Clause", copyright });
export const apache = (...copyright: string[]): Grant => ({ licence: "Apache-2.0", copyright });
