import { type GmtiFields, motionOf, targetOf } from "../../../domain/map/gmti-fields";
import { endOf } from "../../../domain/map/gmti-map";
import { StillMap } from "../base";
import { gmtiShapes } from "./gmti-shapes";

/** The target and its way, seen on a small map. */
export function GmtiPreview({ value }: { value: GmtiFields }) {
  const target = targetOf(value);
  const motion = motionOf(value);
  const points = target ? [target, ...(motion ? [endOf(target, motion)] : [])] : [];
  return <StillMap shapes={gmtiShapes(target, motion)} points={points} />;
}
