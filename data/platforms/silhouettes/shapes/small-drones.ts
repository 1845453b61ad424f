import type { Shape } from "./shape";

/**
 * Drones that a man carries in one hand. From above: x from the foremost point, y to both
 * sides of the middle. From the side: y from the lowest point.
 */
export const SMALL_DRONES = {
  /** The Mavic 3 unfolded: 34.75 long and 28.3 wide without its rotors, 10.8 high. */
  quadFrontArmAbove: ["thin arms that spread to the four corners", ["mid", "M10.8 3.4L4.2 12.4L2 11L8.2 2.8Z"]],
  quadRearArmAbove: ["thin arms that spread to the four corners", ["mid", "M22.4 3L30.4 12.6L32.4 11L25 2.6Z"]],
  quadMotorAbove: ["motor at the end of each arm", ["dark", "M-2.4 0Q-2.4 -2.4 0 -2.4Q2.4 -2.4 2.4 0Q2.4 2.4 0 2.4Q-2.4 2.4 -2.4 0Z"]],
  quadBodyAbove: [
    "slim rounded body",
    ["body", "M5.4 0Q5.4 3.2 8 4.2L13 4.6L25 4Q27.6 3.4 27.6 0Q27.6 -3.4 25 -4L13 -4.6L8 -4.2Q5.4 -3.2 5.4 0Z"],
    ["light", "M14.6 2.8L26 2.4Q26.8 0 26 -2.4L14.6 -2.8Z"],
    ["dark", "M6.4 2.2L7.6 3.4L8.6 3.2L7.8 1.8ZM6.4 -2.2L7.6 -3.4L8.6 -3.2L7.8 -1.8Z"],
  ],
  quadCameraAbove: ["camera under the nose", ["dark", "M3 2L3 -2L6.4 -2.4L6.4 2.4Z"]],
  quadLegSide: ["landing legs at the front", ["mid", "M1.2 0L0.9 7.6L3.9 7.6L3.4 0Z"]],
  quadFrontArmSide: ["thin arms that spread to the four corners", ["mid", "M3 8.4L3 6.2L11 4.8L12 7.2Z"]],
  quadRearArmSide: ["thin arms that spread to the four corners", ["mid", "M31.4 8.4L31.4 6.2L23 4.6L22 7Z"]],
  quadMotorSide: ["motor at the end of each arm", ["dark", "M0 0L0 2.8L4.4 2.8L4.4 0Z"]],
  quadBodySide: [
    "slim rounded body",
    ["body", "M5.4 5Q5.6 8.4 9 9L24 8.6Q27.6 8 27.6 5.4L26.4 2.8L10 2.2L6.4 3.2Z"],
    ["light", "M14.6 8.9L24 8.6Q27 8 27.4 6L14.6 6.2Z"],
  ],
  quadCameraSide: ["camera under the nose", ["dark", "M3.2 2.4L3.2 5.6L7.6 5.8L8 2L4.4 1.6Z"], ["light", "M3 3L3 5L4.6 5L4.6 3Z"]],
  /** A racing frame 30 from motor to motor across, the head of an RPG under it. */
  fpvArmsAbove: [
    "bare crossed arms",
    ["dark", "M10.2 11.8L12.6 9.4L33.8 -11.8L31.4 -9.4ZM11 12.2L33 -9.8L33.2 -12.2L31 -12.2L10 9.6L10.6 12.4Z"],
    ["dark", "M11 -12.2L33 9.8L33.2 12.2L31 12.2L10 -9.6L10.6 -12.4Z"],
  ],
  fpvBodyAbove: [
    "battery on top of a bare frame",
    ["mid", "M13 2.6L15 3.6L31 3.6L31 -3.6L15 -3.6L13 -2.6Z"],
    ["light", "M16 2.6L29 2.6L29 -2.6L16 -2.6Z"],
    ["line", "M21 2.6L21 -2.6M24 2.6L24 -2.6"],
  ],
  fpvBodySide: [
    "battery on top of a bare frame",
    ["mid", "M12 8.6L13 12.2L31 12.2L31 8.6Z"],
    ["light", "M16 12.2L16 16L29 16L29 12.2Z"],
    ["line", "M20 12.2L20 16M25 12.2L25 16M31 11L36 18"],
  ],
  fpvArmsSide: ["bare crossed arms", ["dark", "M9.4 8.6L9.4 9.8L34.6 9.8L34.6 8.6Z"]],
  fpvCamera: ["camera at the front", ["dark", "M10.6 9.8L12 13.4L14.6 12.6L13.8 9.8Z"]],
  fpvWarheadAbove: ["warhead under the frame", ["body", "M0 0L2 1.2L14 4.2L19 4.2L27 1.9L44 1.9L44 -1.9L27 -1.9L19 -4.2L14 -4.2L2 -1.2Z"]],
  fpvWarheadSide: [
    "warhead under the frame",
    ["body", "M0 3.4L2 4.6L14 7.6L19 7.6L27 5.3L44 5.3L44 1.5L27 1.5L19 -0.8L14 -0.8L2 2.2Z"],
    ["line", "M14 7.6L14 -0.8M19 7.6L19 -0.8M27 5.3L27 1.5"],
  ],
  /** A hexacopter of 150 from rotor hub to rotor hub, its middle at 75. */
  hexArmsAbove: ["arms spread like a star", ["line", "M21 0L129 0M48 47L102 -47M48 -47L102 47", 6]],
  hexArmsSide: ["arms spread like a star", ["dark", "M18 8L18 13L132 13L132 8Z"]],
  hexBodyAbove: ["small body", ["body", "M56 0Q56 15 66 15L84 15Q94 15 94 0Q94 -15 84 -15L66 -15Q56 -15 56 0Z"], ["light", "M64 8L86 8L86 -8L64 -8Z"]],
  hexBodySide: ["small body", ["body", "M56 4L60 24L90 24L94 4L86 -2L64 -2Z"]],
  hexBombsAbove: ["bombs under the body", ["dark", "M44 5L48 11L104 11L108 5ZM44 -5L48 -11L104 -11L108 -5Z"]],
  hexBombsSide: ["bombs under the body", ["dark", "M48 -14Q50 -6 60 -6L96 -6L102 -12L96 -22L60 -22Q50 -20 48 -14Z"]],
  hexLegsSide: ["long landing legs", ["line", "M62 2L44 -44M88 2L106 -44M34 -44L56 -44M94 -44L116 -44", 4]],
  /** A Switchblade 300 of 49 without its propeller, its wings 52 and 44 across. */
  switchbladeWingsAbove: [
    "straight wings in two pairs, one behind the other",
    ["body", "M14 2L13.4 26L16.8 26L17.8 2ZM31 2L30.6 22L33.4 22L34.2 2ZM14 -2L13.4 -26L16.8 -26L17.8 -2ZM31 -2L30.6 -22L33.4 -22L34.2 -2Z"],
  ],
  switchbladeBodyAbove: [
    "short flat body",
    ["mid", "M5 4.1L28 3.8L42 3L48 1.8L49 0L48 -1.8L42 -3L28 -3.8L5 -4.1Z"],
    ["light", "M18 2.4L30 2.2L30 0L30 -2.2L18 -2.4Z"],
  ],
  switchbladeCameraAbove: ["camera in the rounded nose", ["dark", "M0 0Q0 3.6 5 4.2L5 -4.2Q0 -3.6 0 0Z"]],
  switchbladeWingsSide: [
    "straight wings in two pairs, one behind the other",
    ["body", "M13.4 2.8L13.4 4.4L17.8 4L17.8 2.8ZM30.6 -2.6L30.6 -4.2L34.2 -3.8L34.2 -2.6Z"],
  ],
  switchbladeBodySide: ["short flat body", ["mid", "M5 2.9L28 2.8L42 2.2L48 1.4L48 -1.4L42 -2.2L41 -5.4L37 -5.4L37 -2.6L5 -2.9Z"]],
  switchbladeCameraSide: ["camera in the rounded nose", ["dark", "M0 0Q0 2.6 5 3L5 -3Q0 -2.6 0 0Z"]],
  /** What an FPV on a fibre pays out. */
  spoolAbove: ["spool of fibre at the rear", ["light", "M33 6L48 6L48 -6L33 -6Z"]],
  spoolSide: ["spool of fibre at the rear", ["light", "M33 9L48 9L48 -4L33 -4Z"], ["line", "M37 9L37 -4M41 9L41 -4M45 9L45 -4M48 2L60 -1"]],
  /** An interceptor lying forward in flight, 46 long. */
  bulletAbove: ["bullet-shaped body", ["body", "M0 0Q3 6 14 7L36 6L46 3L46 -3L36 -6L14 -7Q3 -6 0 0Z"], ["light", "M3 2L8 4L8 -4L3 -2Z"]],
  bulletSide: ["bullet-shaped body", ["body", "M0 0Q3 6 14 7L36 6L46 3L46 -3L36 -6L14 -7Q3 -6 0 0Z"], ["light", "M2 1L8 4L8 -2Z"]],
  bulletArms: ["short arms", ["mid", "M24 6L28 18L33 18L34 6ZM24 -6L28 -18L33 -18L34 -6Z"]],
} satisfies Record<string, Shape>;
