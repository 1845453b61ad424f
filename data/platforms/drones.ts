import type { PlatformRecord } from "../../web/domain/platforms/platform";

/** Drones that are no army's own model: bought, and flown from the hand or the ground. */
export const DRONES: readonly PlatformRecord[] = [
  {
    platformId: "Quadcopter",
    aka: "Mavic class",
    otherNames: [
      "Small quadcopter",
      "DJI Mavic",
      "Mavic 3",
      "Mavic 3T",
      "Autel EVO",
      "Multicopter",
      "Мавик",
      "Квадрокоптер",
    ],
    description:
      "Small folding quadcopter of civilian make, about 35 cm long without its rotors, with a camera on a gimbal at the nose. It hovers in one place to watch and to correct fire, and some carry a grenade to drop.",
    function: "Reconnaissance quadcopter",
    category: "Recon",
    subCategory: "Small UAV",
    characteristics: ["UAV", "Light", "Target Acquisition"],
    gridUnit: "Cat 4",
    sidcCode: "SHAPMHQ--------",
    cues: [
      "Four rotors of one size, one at each corner",
      "Thin arms that spread from a slim body",
      "Camera under the nose",
      "No wing and no tail",
      "Hovers in one place",
    ],
    confusedWith: [],
  },
];
