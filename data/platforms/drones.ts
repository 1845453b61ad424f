import type { WrittenPlatform } from "./written-platform";

/**
 * Drones, but for the Orlan-10, which stands with what it scouts for. The specification's categories know no
 * aircraft: what scouts is "Recon", what attacks beside the troops "Infantry Support", what attacks in depth "Artillery".
 */
export const DRONES: readonly WrittenPlatform[] = [
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
      "Quadrocopter",
      "Copter",
      "Matrice",
      "DJI Matrice 30T",
    ],
    description:
      "Small folding quadcopter of civilian make, about 35 cm long without its rotors, with a camera on a gimbal at the nose. It hovers in one place to watch and to correct fire, and some carry a grenade to drop.",
    class: { function: "Reconnaissance quadcopter", category: "Recon", subCategory: "Small UAV", gridUnit: "Cat 1", sidcCode: "SHAPMHQ--------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: [
      "Four rotors of one size, one at each corner",
      "Thin arms that spread from a slim body",
      "Camera under the nose",
      "No wing and no tail",
      "Hovers in one place",
    ],
    confusedWith: [
      "FPV drone: bare frame, warhead under it, flies fast and straight",
      "Fibre FPV: bare frame, warhead in front and spool behind",
      "Heavy hexacopter: six rotors, five times as large, deep hum",
    ],
  },
  {
    platformId: "FPV drone",
    otherNames: ["FPV", "First-person view drone", "FPV kamikaze", "Kamikaze quadcopter", "Suicide drone", "VT-40", "ФПВ", "ФПВ-дрон"],
    description:
      "Small quadcopter of the racing type, which its pilot steers by its camera into the target. The head of an anti-tank grenade or another charge is strapped to a bare frame with the battery on top; some pay out a thin optical fibre behind them.",
    class: { function: "One-way attack quadcopter", category: "Infantry Support", subCategory: "Small UAV", gridUnit: "Cat 1", sidcCode: "SHAPMHQ--------" },
    characteristics: ["UAV", "Light"],
    cues: [
      "Warhead under the frame, pointing forward",
      "Battery on top of a bare frame",
      "Four rotors of one size on bare crossed arms",
      "Fast and straight at its target, with a high whine",
    ],
    confusedWith: [
      "Quadcopter: smooth body, gimbal camera at the nose, hovers in one place",
      "Molniya: straight wing and tail, no rotors",
      "Fibre FPV: spool behind the frame; beyond 100 m report as either",
      "Interceptor FPV: bullet-shaped body, chases other drones",
      "Heavy hexacopter: six rotors, many times as large, drops its load",
    ],
  },
  {
    platformId: "Shahed-136",
    aka: "Geran-2",
    otherNames: ["Shahed", "Geran", "Geran 2", "Герань-2", "Шахед-136", "Moped", "Shahid", "Geranium", "Balalaika"],
    description:
      "One-way attack drone of Iranian design, built in Russia as the Geran-2, about 3.5 m long and 2.5 m across. A piston engine with a propeller at the rear drives a cropped delta wing with a fin above and below each tip, and is heard from afar.",
    class: { function: "Long-range one-way attack drone", category: "Artillery", subCategory: "Attack UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV"],
    cues: [
      "Cropped delta wing without a tail",
      "Fin above and below each wing tip",
      "Propeller at the rear",
      "Rounded nose that runs into the wing",
      "Drone of a moped, heard from afar",
    ],
    confusedWith: [
      "Lancet: half as long, thin body, two sets of X wings, quiet",
      "Gerbera: shorter, thin body, weak sound; in flight often alike: report either",
      "Geran-3: jet without a propeller, twice as fast, whistles",
      "Glide bomb: two narrow wings on a bomb, silent",
    ],
  },
  {
    platformId: "Lancet",
    otherNames: [
      "Lancet-1",
      "Lancet-3",
      "ZALA Lancet",
      "Izdeliye 51",
      "Izdeliye 52",
      "Izdeliye 53",
      "Item 51",
      "Product 51",
      "Item 52",
      "Product 52",
      "Ланцет",
      "Lantset",
    ],
    description:
      "Loitering munition, launched from a catapult, which finds its target by the camera in its nose and dives on it. It has a long thin body, two sets of wings in the shape of an X, one behind the other, and an electric motor with a propeller at the rear.",
    class: { function: "Loitering munition", category: "Artillery", subCategory: "Attack UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV", "Light"],
    cues: ["Two sets of X wings, one behind the other", "Long thin body", "Propeller at the rear", "Camera in the rounded nose", "Steep dive at the end"],
    confusedWith: [
      "Switchblade 300: a third as long, two pairs of straight wings",
      "Shahed-136: one large delta wing, loud piston engine",
      "Molniya: straight plank wing, twin booms, plywood",
      "Glide bomb: one pair of narrow wings, no propeller, fast",
    ],
  },
  {
    platformId: "ZALA 421-16",
    otherNames: ["ZALA", "ZALA 421-16E", "ZALA 421-16E2", "ZALA 421-16EM", "ZALA 421", "421-16", "ЗАЛА 421-16", "Z-16", "ZALA Z-16", "З-16"],
    description:
      "Small electric reconnaissance drone, launched from a catapult and landed by parachute, which often finds targets for the Lancet. It is a flying wing without a tail, with a slim swept wing and a propeller at the rear; the usual 421-16E, now called Z-16, is about 2.8 m across, the smaller 421-16EM 1.8 m.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Tactical UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQR-------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Slim swept wing without a tail", "Short slim body in the middle", "Propeller at the rear", "Camera in a ball under the nose"],
    confusedWith: [
      "Supercam S350: propeller in the nose, broad wing, upturned tips",
      "Eleron-3: broader wing with an upright fin at each tip",
      "Furia: broader wing, narrower than the usual Z-16",
    ],
  },
  {
    platformId: "Supercam S350",
    otherNames: ["Supercam", "Supercam S-350", "S350", "Supercam S350M", "Суперкам", "Superkam", "Supercam S150", "Supercam S180"],
    description:
      "Electric reconnaissance drone, launched from a catapult and landed by parachute. It is a tailless flying wing about 3.2 m across, with a broad tapered wing, upturned tips and a propeller in the nose; the S150 and S180 are smaller ones of the same form.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Tactical UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQR-------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Broad tapered wing without a tail", "Upturned wing tips", "Propeller in the nose", "Deep body in the middle of the wing"],
    confusedWith: [
      "ZALA 421-16: propeller at the rear, slimmer wing, more swept",
      "Eleron-3: less than half as wide",
      "Furia: a third narrower, more swept, slimmer body",
    ],
  },
  {
    platformId: "Orlan-30",
    otherNames: ["Орлан-30"],
    description:
      "Larger relation of the Orlan-10, which carries a laser to mark targets for guided shells and bombs. It has a straight high wing about 3.9 m across, a propeller in the nose and a plain tail.",
    class: {
      function: "Reconnaissance and target-marking UAV",
      category: "Recon",
      subCategory: "Tactical UAV",
      gridUnit: "Cat 1",
      sidcCode: "SHAPMFQR-------",
    },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Straight wing on top of a slim body, about 4 m across", "Propeller in the nose", "Plain tail with a single fin", "Camera in a ball under the body"],
    confusedWith: ["Orlan-10: a fifth smaller, else alike; report either where size is unsure"],
  },
  {
    platformId: "Eleron-3",
    otherNames: ["Eleron", "Eleron-3SV", "T28", "Элерон-3"],
    description:
      "Small electric reconnaissance drone for short ranges, launched from a catapult and landed by parachute. It is a flying wing about 1.5 m across, with a broad swept wing, an upright fin at each tip and a propeller at the rear.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Tactical UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQR-------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Broad swept wing without a tail, about 1.5 m across", "Upright fin at each wing tip", "Propeller at the rear", "Short body in the middle"],
    confusedWith: [
      "ZALA 421-16: slimmer wing without fins at its tips, mostly far wider",
      "Supercam S350: more than twice as wide, deep body",
      "KUB-BLA: thicker blunt body, a little smaller; dives on its target",
      "Furia: a third wider, slimmer wing; from afar report as either",
    ],
  },
  {
    platformId: "Forpost",
    otherNames: ["Forpost-R", "Forpost-M", "Searcher II", "Searcher Mk II", "IAI Searcher", "Форпост"],
    description:
      "Reconnaissance drone that needs a runway, the Israeli Searcher II built in Russia; the newer Forpost-R carries weapons as well. The high wing is about 8.5 m across, and the propeller turns behind a short body between two tail booms.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Medium-altitude UAV", sidcCode: "SHAPMFQR-------" },
    characteristics: ["UAV", "Target Acquisition"],
    cues: ["Two tail booms with a fin on each", "Propeller at the rear of a short body", "High wing, about 8.5 m across", "Fixed landing gear"],
    confusedWith: [
      "Mohajer-6: tailplane across the tops of the fins, upturned wing tips",
      "Orion: one slender body, V tail, wing twice as long",
      "Bayraktar TB2: tail like an upturned V, wing half as long again",
    ],
  },
  {
    platformId: "Mohajer-6",
    otherNames: ["Mohajer", "Mohajer 6", "Mohadjer-6", "Мохаджер-6"],
    description:
      "Iranian reconnaissance and attack drone that needs a runway, about 10 m across. It has a box-shaped body with a propeller at the rear, a straight wing with upturned tips, and two tail booms whose fins carry the tailplane across their tops.",
    class: { function: "Reconnaissance and attack UAV", category: "Recon", subCategory: "Medium-altitude UAV", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV", "Target Acquisition"],
    cues: [
      "Two tail booms, tailplane across the tops of the fins",
      "Straight wing with upturned tips",
      "Propeller at the rear of the body",
      "Fixed landing gear",
      "Small bombs under the wing",
    ],
    confusedWith: [
      "Forpost: tailplane low between the booms, no upturned tips",
      "Orion: one slender body, V tail",
      "Bayraktar TB2: tail like an upturned V, rounded body, longer wing",
    ],
  },
  {
    platformId: "Orion",
    aka: "Inokhodets",
    otherNames: ["Orion-E", "Pacer", "Kronshtadt Orion", "Орион", "Иноходец"],
    description:
      "Reconnaissance and attack drone of about a ton that stays up for a day, 8 m long and 16 m across. It has a slender body, a very long thin wing, a V tail and a propeller behind it, and carries small bombs and missiles.",
    class: { function: "Reconnaissance and attack UAV", category: "Recon", subCategory: "Medium-altitude UAV", gridUnit: "Cat 3", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV", "Target Acquisition"],
    cues: [
      "Very long, thin, straight wing, about 16 m across",
      "Tail of two surfaces in a V",
      "Propeller at the rear, behind the tail",
      "Slender body with a bulging nose",
    ],
    confusedWith: ["Forpost: short body between two tail booms", "Mohajer-6: two tail booms, box-shaped body"],
  },
  {
    platformId: "Molniya",
    aka: "Lightning",
    otherNames: ["Molniya-1", "Molniya-2", "Molnia", "Молния", "Молнія", "Молния-2"],
    description:
      "Cheap one-way attack drone of plywood, foam and aluminium tubes that its pilot steers by a camera, often with an anti-tank mine or a grenade as its charge. It has a straight wing; the Molniya-2 has two tail booms with a motor in front of each, the Molniya-1, about 1.2 m across, one boom and one motor.",
    class: { function: "One-way attack UAV", category: "Infantry Support", subCategory: "Small UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV", "Light"],
    cues: [
      "Straight wing with square tips, no sweep",
      "Two tail booms, or one thin stick of a body",
      "Propeller in front of each boom",
      "Charge under the wing",
      "Plain tail of flat plates",
    ],
    confusedWith: [
      "Lancet: two sets of X wings, smooth round body",
      "Orlan-10: smooth body, one propeller, rounded wing tips, far larger",
      "FPV drone: four rotors, no wing",
      "Glide bomb: bomb with narrow wings, no propeller, fast",
    ],
  },
  {
    platformId: "Gerbera",
    aka: "Decoy of the Shahed",
    otherNames: ["Гербера", "Parody", "Пародия"],
    description:
      "Light decoy and reconnaissance drone of foam and plywood, about 2.5 m across and 18 kg, that flies among Geran-2 drones to draw fire. It has the same cropped delta wing with fins at its tips, but a shorter and thinner body and a small engine with a wooden propeller.",
    class: { function: "Decoy UAV", category: "Artillery", subCategory: "Decoy UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQ--------" },
    characteristics: ["UAV"],
    cues: ["Cropped delta wing without a tail", "Fin above and below each wing tip", "Thin body, hardly thicker than the wing", "Propeller at the rear"],
    confusedWith: [
      "Shahed-136: longer, thick body; in flight often alike: report either",
      "Geran-3: jet without a propeller, much faster",
      "KUB-BLA: half as wide, upright fins, electric and quiet",
    ],
  },
  {
    platformId: "Geran-3",
    aka: "Shahed-238",
    otherNames: ["Geran 3", "Shahed 238", "Герань-3", "Шахед-238", "Jet Shahed", "Jet Geran"],
    description:
      "One-way attack drone with the delta wing of the Shahed-136 and a small jet engine in place of piston engine and propeller. It flies about twice as fast, with a hiss or whistle instead of the drone of a moped.",
    class: { function: "Long-range one-way attack UAV", category: "Artillery", subCategory: "Attack UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV"],
    cues: [
      "Cropped delta wing without a tail",
      "Jet engine at the rear, no propeller",
      "Fin above and below each wing tip",
      "Much faster than a Shahed-136, whistling",
    ],
    confusedWith: ["Shahed-136: propeller and loud piston engine, half as fast", "Gerbera: propeller, thin body, slow"],
  },
  {
    platformId: "KUB-BLA",
    otherNames: ["ZALA KYB", "ZALA Kub", "KYB-UAV", "Куб-БЛА"],
    description:
      "Small electric loitering munition, launched from a rail, that dives on its target. It is a flying wing about 1.2 m across with an upright fin at each tip, a thick short body and a propeller at the rear.",
    class: { function: "Small attack UAV", category: "Artillery", subCategory: "Attack UAV", gridUnit: "Cat 1", sidcCode: "SHAPMFQA-------" },
    characteristics: ["UAV", "Light"],
    cues: ["Swept wing without a tail, about 1.2 m across", "Upright fin at each wing tip", "Thick short body with a blunt nose", "Propeller at the rear"],
    confusedWith: ["Eleron-3: thinner body, a little wider; it circles and does not dive", "Gerbera: twice as wide, full delta wing"],
  },
  {
    platformId: "Switchblade 300",
    aka: "Switchblade",
    otherNames: ["Свитчблейд", "Світчблейд", "Switchblade-300"],
    description:
      "American loitering munition, fired from a tube that one man carries and given to Ukraine in hundreds. Two pairs of narrow straight wings, one behind the other, spring out of a flat body about 50 cm long, and a quiet electric motor turns a propeller at the rear.",
    class: { function: "Small attack UAV", category: "Infantry Support", subCategory: "Small UAV", gridUnit: "Cat 1", sidcCode: "SFAPMFQA-------" },
    characteristics: ["UAV", "Light"],
    cues: ["Two sets of straight wings, one behind the other", "Short flat body, about 50 cm long", "Propeller at the rear", "Camera in the rounded nose"],
    confusedWith: ["Lancet: three times as long, wings in the shape of an X"],
  },
  {
    platformId: "Fibre FPV",
    aka: "Knyaz Vandal",
    otherNames: ["Fibre-optic FPV", "Fiber FPV", "Vandal", "Князь Вандал", "FPV on fibre", "Optovolokno"],
    description:
      "FPV drone steered through a thin optical fibre that it pays out behind it, so that no jammer stops it. A spool as large as a tin hangs under or behind the frame; the fibre glints over fields and trees.",
    class: {
      function: "One-way attack quadcopter on a fibre",
      category: "Infantry Support",
      subCategory: "Small UAV",
      gridUnit: "Cat 1",
      sidcCode: "SHAPMHQ--------",
    },
    characteristics: ["UAV", "Light"],
    cues: [
      "Spool of fibre at the rear of the frame",
      "Warhead under the frame, pointing forward",
      "Battery on top of a bare frame",
      "Thin glinting thread behind it",
    ],
    confusedWith: [
      "FPV drone: no spool, thin aerial; beyond 100 m report as either",
      "Quadcopter: smooth body, gimbal camera at the nose, hovers",
      "Heavy hexacopter: six rotors, several times as large",
    ],
  },
  {
    platformId: "Interceptor FPV",
    aka: "Sting",
    otherNames: ["FPV interceptor", "Перехватчик", "Перехоплювач"],
    description:
      "Small fast drone that rams other drones, used by Ukraine in numbers and by Russia too. Most have a body like a bullet, upright on the ground and lying forward in flight, with its rotors on short arms or fins round it; others are plain FPV drones.",
    class: { function: "Interceptor UAV", category: "Air Defence", subCategory: "Small UAV", gridUnit: "Cat 1", sidcCode: "SFAPMHQ--------" },
    characteristics: ["UAV", "Light"],
    cues: ["Body like a bullet, pointing where it flies", "Propeller on each short arm", "Very fast and straight at another drone"],
    confusedWith: ["FPV drone: open frame, warhead of a grenade, aims at the ground"],
  },
  {
    platformId: "Heavy hexacopter",
    aka: "Vampire, Baba Yaga",
    otherNames: ["R18", "Kazhan", "Баба-Яга", "Вампир", "Nemesis"],
    description:
      "Large Ukrainian hexacopter, about 1.5 m across, that drops bombs and mines by night and brings supplies; there are Russian copies. Six arms like a star carry a rotor each, some eight or two on each arm, and the load hangs under a small body between long legs; its hum is heard from afar.",
    class: {
      function: "Heavy bomber multicopter",
      category: "Infantry Support",
      subCategory: "Heavy multicopter",
      gridUnit: "Cat 1",
      sidcCode: "SHAPMHQ--------",
    },
    characteristics: ["UAV"],
    cues: ["Six rotors, one at the end of each arm", "Arms spread like a star", "Bombs under the body", "Long landing legs", "Flies at night with a deep hum"],
    confusedWith: [
      "Quadcopter: four rotors, fits in a hand, quiet",
      "FPV drone: four rotors, small, dives at its target",
      "Fibre FPV: four rotors, small, spool behind",
    ],
  },
  {
    platformId: "Bayraktar TB2",
    aka: "TB2",
    otherNames: ["Bayraktar", "Bayraktar TB-2", "Байрактар"],
    description:
      "Turkish reconnaissance and attack drone that needs a runway, 12 m across and 6.5 m long. A long straight wing sits low on a rounded body with a propeller behind it, and two tail booms carry a tail like an upturned V.",
    class: { function: "Reconnaissance and attack UAV", category: "Recon", subCategory: "Medium-altitude UAV", sidcCode: "SFAPMFQA-------" },
    characteristics: ["UAV", "Target Acquisition"],
    cues: [
      "Two tail booms, tail like an upturned V between them",
      "Long straight wing, about 12 m across",
      "Propeller at the rear of the body",
      "Fixed landing gear",
    ],
    confusedWith: ["Forpost: high wing a third shorter, upright fin on each boom", "Mohajer-6: tailplane across the tops of upright fins, box-shaped body"],
  },
  {
    platformId: "Furia",
    aka: "A1-CM",
    otherNames: ["A1-CM Furia", "A1-C Furia", "A1-SM Furia", "Фурія", "Фурия", "Furiya"],
    description:
      "Small Ukrainian electric reconnaissance drone of some 5.5 kg, which mostly corrects artillery fire and is hardly heard. It is a flying wing about 2 m across, with a propeller at the rear.",
    class: { function: "Reconnaissance UAV", category: "Recon", subCategory: "Tactical UAV", gridUnit: "Cat 1", sidcCode: "SFAPMFQR-------" },
    characteristics: ["UAV", "Light", "Target Acquisition"],
    cues: ["Tapered swept wing without a tail, about 2 m across", "Short body in the middle", "Propeller at the rear"],
    confusedWith: [
      "Eleron-3: a quarter narrower, broader wing; from afar report as either",
      "ZALA 421-16: slimmer wing, the usual one a third wider",
      "Supercam S350: half as wide again, upturned tips, deep body",
      "Orlan-10: straight wing, tail on a slim body, propeller in the nose",
    ],
  },
];
