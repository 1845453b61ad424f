import type { Tone } from "../svg-builder";

/**
 * A fixed outline of the kit, in centimetres at its true size: layers from back
 * to front. `say` names it in the text alternative; "" where it goes unsaid.
 */
export interface Shape {
  say: string;
  layers: readonly (readonly [tone: Tone, outline: string, width?: number])[];
}
