/** The part of the npm package `mil-std-2525` that is read; it ships no types. */
declare module "mil-std-2525" {
  interface SymbolRow {
    codingscheme: string;
    battledimension: string;
    /** Positions 5 to 10 of the code. */
    functionid: string;
    name: string;
  }
  interface SymbolTable {
    mainIcon: readonly SymbolRow[];
  }
  type Scheme = "TACGRP" | "SIGINT" | "STBOPS" | "EMS";
  /** Warfighting has a table for each dimension, beside its name. */
  export const ms2525c: { WAR: Record<string, SymbolTable | string> } & Record<Scheme, SymbolTable>;
}
