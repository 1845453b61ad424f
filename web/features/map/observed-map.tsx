import { greatCircle } from "../../domain/map/sphere-lines";
import { type Position, shotEnds } from "../../domain/reports/observed";
import { makePinIcon, type Shape, StillMap } from "./base";
import styles from "./observed-map.module.css";

/** The words that a pin has room for. */
const SHOT = ["POO", "POI"];

/** The places of a report that is being written, and the line of a shot. */
export function ObservedMap({ positions }: { positions: readonly Position[] }) {
  const beside = positions[0]?.at;
  const shot = shotEnds(positions);
  const shapes: Shape[] = positions.map(({ name, grid, at }, index) => ({
    key: `${index} ${name}`,
    at,
    beside,
    icon: () =>
      makePinIcon(SHOT.includes(name) ? name : index + 1, name === "POO" ? "alert" : "pin"),
    label: grid,
  }));
  if (shot)
    shapes.unshift({ key: "shot", points: greatCircle(...shot), beside, className: styles.shot });
  return <StillMap shapes={shapes} points={positions.map(({ at }) => at)} />;
}
