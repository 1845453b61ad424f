import { version } from "../../package.json";
import type { Identity } from "./windows";

/** What Windows shows of Sightline. */
export const IDENTITY: Identity = {
  productName: "Sightline",
  description: "Sightline field reports",
  company: "Sightline",
  copyright: "Copyright 2026 Sightline. Made with the work of others: see Settings, About.",
  version,
};
