import { lazy } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

// Apart, so that a form that is opened directly does not wait for the search.
const Identification = lazy(async () => {
  const { Identification: component } = await import("./identification");
  return { default: component };
});
const Sighting = lazy(async () => {
  const { Sighting: component } = await import("./sighting");
  return { default: component };
});

/** /dashboard: the platform is identified first; with a vehicleId its report form opens. */
export function Dashboard() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const vehicleId = query.get("vehicleId");
  if (vehicleId === null) return <Identification key={key} />;
  return <Sighting key={key} vehicleId={vehicleId} />;
}
