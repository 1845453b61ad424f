import type { Shape } from "./shape";

/**
 * Drones that a man carries in one hand. From above: x from the foremost point, y to both
 * sides of the middle. From the side: y from the lowest point.
 */
export const SMALL_DRONES = {
  /** The Mavic 3 unfolded: 34.75 long and 28.3 wide without its rotors, 10.8 high. */
  quadFrontArmAbove: {
    say: "thin arms that spread to the four corners",
    layers: [["mid", "M10.8 3.4L4.2 12.4L2 11L8.2 2.8Z"]],
  },
  quadRearArmAbove: {
    say: "thin arms that spread to the four corners",
    layers: [["mid", "M22.4 3L30.4 12.6L32.4 11L25 2.6Z"]],
  },
  quadMotorAbove: {
    say: "motor at the end of each arm",
    layers: [["dark", "M-2.4 0Q-2.4 -2.4 0 -2.4Q2.4 -2.4 2.4 0Q2.4 2.4 0 2.4Q-2.4 2.4 -2.4 0Z"]],
  },
  quadBodyAbove: {
    say: "slim rounded body",
    layers: [
      [
        "body",
        "M5.4 0Q5.4 3.2 8 4.2L13 4.6L25 4Q27.6 3.4 27.6 0Q27.6 -3.4 25 -4L13 -4.6L8 -4.2Q5.4 -3.2 5.4 0Z",
      ],
      ["light", "M14.6 2.8L26 2.4Q26.8 0 26 -2.4L14.6 -2.8Z"],
      ["dark", "M6.4 2.2L7.6 3.4L8.6 3.2L7.8 1.8ZM6.4 -2.2L7.6 -3.4L8.6 -3.2L7.8 -1.8Z"],
    ],
  },
  quadCameraAbove: {
    say: "camera under the nose",
    layers: [["dark", "M3 2L3 -2L6.4 -2.4L6.4 2.4Z"]],
  },
  quadLegSide: {
    say: "landing legs at the front",
    layers: [["mid", "M1.2 0L0.9 7.6L3.9 7.6L3.4 0Z"]],
  },
  quadFrontArmSide: {
    say: "thin arms that spread to the four corners",
    layers: [["mid", "M3 8.4L3 6.2L11 4.8L12 7.2Z"]],
  },
  quadRearArmSide: {
    say: "thin arms that spread to the four corners",
    layers: [["mid", "M31.4 8.4L31.4 6.2L23 4.6L22 7Z"]],
  },
  quadMotorSide: {
    say: "motor at the end of each arm",
    layers: [["dark", "M0 0L0 2.8L4.4 2.8L4.4 0Z"]],
  },
  quadBodySide: {
    say: "slim rounded body",
    layers: [
      ["body", "M5.4 5Q5.6 8.4 9 9L24 8.6Q27.6 8 27.6 5.4L26.4 2.8L10 2.2L6.4 3.2Z"],
      ["light", "M14.6 8.9L24 8.6Q27 8 27.4 6L14.6 6.2Z"],
    ],
  },
  quadCameraSide: {
    say: "camera under the nose",
    layers: [
      ["dark", "M3.2 2.4L3.2 5.6L7.6 5.8L8 2L4.4 1.6Z"],
      ["light", "M3 3L3 5L4.6 5L4.6 3Z"],
    ],
  },
} satisfies Record<string, Shape>;
