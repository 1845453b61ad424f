import { pair } from "../shapes/shape";
import { half, layer, type PlanShape, rect } from "./outline";

/** Friendly mine-protected carriers from above: x from the bumper, as in the side view. */
export const FRIENDLY_PROTECTED_PLANS = {
  maxxPro: [
    { wide: 259, band: 0 },
    half("body", "M180 118L620 126L644 112"),
    pair("light", "M180 8L178 104L204 98L206 8Z"),
    half("mid", "M214 104L616 104"),
    layer("line", "M500-104L500 104", 2),
    pair("body", rect(530, 20, 60, 58)),
  ],
  maxxProBonnet: [
    { wide: 244, band: 0 },
    half("dark", "M-16 108L8 114L8 0"),
    pair("dark", "M8 80L8 118L40 122L160 122L186 116L186 86Z"),
    half("mid", "M-4 70L10 80L176 88L186 86"),
    layer("line", "M20-50L170-56M20 50L170 56", 2),
  ],
  kirpi: [
    { wide: 251, band: 0 },
    half("dark", "M-8 104L20 112L20 0"),
    half("body", "M0 100L16 112L180 118L684 120L706 110"),
    half("mid", "M20 80L176 96"),
    pair("light", "M184 8L180 106L230 98L234 8Z"),
    half("mid", "M244 104L684 104"),
    pair("body", `${rect(500, 22, 60, 56)}${rect(590, 22, 60, 56)}`),
  ],
  kozak: [
    { wide: 244, band: 0 },
    half("dark", "M-8 96L18 104L18 0"),
    half("body", "M0 94L14 106L150 118L580 120L600 110"),
    half("mid", "M18 74L146 92"),
    pair("light", "M158 8L154 104L206 94L210 8Z"),
    half("mid", "M220 104L578 104"),
  ],
  bushmaster: [
    { wide: 248, band: 0 },
    half("dark", "M-8 100L20 108L20 0"),
    half("body", "M0 98L16 112L150 118L692 120L716 108"),
    half("mid", "M18 80L146 94"),
    pair("light", "M154 8L150 104L206 92L210 8Z"),
    half("mid", "M222 94L690 94"),
    pair("body", `${rect(420, 16, 90, 60)}${rect(560, 16, 90, 60)}`),
  ],
  vab: [
    { wide: 249, band: 0 },
    half("body", "M0 74L20 108L108 118L568 120L596 108"),
    half("mid", "M10 70L106 100"),
    pair("light", "M112 10L110 100L154 92L156 10Z"),
    half("mid", "M166 100L566 100"),
    layer("line", "M236-100L236 100M360-100L360 100", 2),
    pair("body", `${rect(390, 18, 70, 58)}${rect(490, 18, 60, 58)}`),
  ],
} satisfies Record<string, PlanShape>;
