import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import styles from "./base-map.module.css";

/** Every map on the page; the first of them holds the filters for all. */
const maps = signal<readonly symbol[]>([]);

/**
 * The filters that `leaflet-theme.css` shows tiles through where CSS has none that are exact enough.
 * It belongs to every map; the filters themselves are on the page once.
 */
export function TileFilters() {
  useSignals();
  const [map] = useState(() => Symbol("map"));
  useEffect(() => {
    maps.value = [...maps.value, map];
    return () => {
      maps.value = maps.value.filter((each) => each !== map);
    };
  }, [map]);
  if (maps.value[0] !== map) return null;
  return (
    <svg width="0" height="0" className={styles.glass} aria-hidden="true">
      {/* At night: how light it is, as that much of the theme's red. */}
      <filter id="map-night" colorInterpolationFilters="sRGB">
        <feColorMatrix
          values="0.213 0.715 0.072 0 0
                  0.074 0.25  0.025 0 0
                  0.066 0.222 0.022 0 0
                  0     0     0     1 0"
        />
      </filter>
      {/* The drawn map's dark colours lie too close together: darker ground, lighter type. */}
      <filter id="map-faint" colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR type="linear" slope="2" intercept="-0.15" />
          <feFuncG type="linear" slope="2" intercept="-0.15" />
          <feFuncB type="linear" slope="2" intercept="-0.15" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
