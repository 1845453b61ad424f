import type { SvgBuilder } from "../svg-builder";

/** How each kind of part is drawn from the side, and what the text alternative calls it: without words of its own, what the part says, or nothing. */
export type Kit<Of extends { kind: string }> = {
  readonly [K in Of["kind"]]: { draw(s: SvgBuilder, part: Extract<Of, { kind: K }>): void; say?(part: Extract<Of, { kind: K }>): string };
};
