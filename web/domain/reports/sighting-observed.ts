import { numberOf } from "../fields/number-field";
import { ALTITUDE, DISPERSAL, SPEED } from "./grid-row";
import { directionDegrees, type Observed, positionAt } from "./observed";
import { rowsInUse, type SightingForm, usesCentreOfMass } from "./sighting";

/** What a sighting observed. */
export function sightingObserved(form: SightingForm): Observed {
  const { vehicle, side, quantity, motion, direction, speed } = form;
  const isMoving = motion === "moving";
  const name = usesCentreOfMass(form) ? "COM" : "";
  const positions = rowsInUse(form).flatMap((row) => {
    const position = positionAt(name, row);
    if (!position) return [];
    const dispersal = row.id === 1 ? numberOf(row.dispersal, DISPERSAL) : null;
    return [
      {
        ...position,
        accuracy: row.gridAccuracy,
        altitude: numberOf(row.altitude, ALTITUDE),
        isAltitudeRough: row.altitudeRough,
        effect: row.effect,
        dispersalRadius: dispersal ? dispersal / 2 : null,
      },
    ];
  });
  return {
    platform: vehicle.platformId,
    side,
    quantity,
    heading: isMoving ? directionDegrees(direction) : null,
    speed: isMoving ? numberOf(speed, SPEED) : null,
    positions,
  };
}
