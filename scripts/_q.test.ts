import { test } from "bun:test";
import { findPlatforms } from "../web/domain/platforms/search/search";
import { platformIndex } from "../web/lib/platform-index";
import { fleetOf } from "./platform-queries/fleet";
test("q", () => { const index = platformIndex(fleetOf());
for (const t of ["kamaz armata","kamaz","kamaz zzz","kamaz box", "mortr","grad", "koksan","t72b3","tank cage","roller", "civilian car","car","truck fuel","fpv"]) console.log(t, findPlatforms(index,{text:t,tags:[]}).hits.slice(0,5).map(h=>h.platform.platformId+" -"+h.missing.join(",")).join(" | "));});
