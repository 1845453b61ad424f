import { createContext } from "react";

/** The entry of the log that the form's report is, or takes the place of: on its map stand its pins. Null for none. */
export const OwnEntryContext = createContext<string | null>(null);
