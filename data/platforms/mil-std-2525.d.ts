/** The part of the npm package `mil-std-2525` that the data checks read; it ships no types. */
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
  export const ms2525c: { WAR: { AIRTRK: SymbolTable; GRDTRK_UNT: SymbolTable; GRDTRK_EQT: SymbolTable; SSUF: SymbolTable } };
}
