import { Circle, type Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import type { SuggestedSearchArea } from "../../../domain/platforms/linked-platforms";
import styles from "./selector.module.css";

/** Where to look for the platform that belongs to the one that was seen. */
export function useLinkedArea(map: LeafletMap | null, area: SuggestedSearchArea | null): void {
  const { lat, lng, radiusMeters, linkedTargetName } = area ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined || radiusMeters === undefined) return;
    const drawn = new Circle([lat, lng], {
      radius: radiusMeters,
      className: styles.linked,
      interactive: false,
    }).addTo(map);
    drawn.bindTooltip(`${linkedTargetName}: search within ${radiusMeters} m`, {
      permanent: true,
      // Under the pin: beside it, it would reach beyond a phone's screen.
      direction: "bottom",
      offset: [0, 6],
      className: styles.linkedName,
    });
    return () => void drawn.remove();
  }, [map, lat, lng, radiusMeters, linkedTargetName]);
}
