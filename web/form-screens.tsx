import { type ComponentType, lazy } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { REPORT_TYPES, type ReportType } from "./domain/reports/report";

/** A form that opens by itself. The Sighting has a screen of its own before it. */
export type FormType = Exclude<ReportType, "Sighting">;

interface FormProps {
  isReturn: boolean;
}

/** What fetches each form. */
export const FORM_LOADERS: Record<FormType, () => Promise<{ default: ComponentType<FormProps> }>> =
  {
    HLR: async () => ({ default: (await import("./features/reports/hlr")).HlrScreen }),
    GMTI: async () => ({ default: (await import("./features/reports/gmti")).GmtiScreen }),
    LEAPP: async () => ({ default: (await import("./features/reports/leapp")).LeappScreen }),
    "c-UAS": async () => ({ default: (await import("./features/reports/cuas")).CuasScreen }),
  };

const SCREENS: Record<FormType, ComponentType<FormProps>> = {
  HLR: lazy(FORM_LOADERS.HLR),
  GMTI: lazy(FORM_LOADERS.GMTI),
  LEAPP: lazy(FORM_LOADERS.LEAPP),
  "c-UAS": lazy(FORM_LOADERS["c-UAS"]),
};

export const FORM_TYPES = REPORT_TYPES.filter((type) => type !== "Sighting");

/** A form, opened anew each time that it is navigated to. */
export function FormScreen({ type }: { type: FormType }) {
  const { key } = useLocation();
  const Screen = SCREENS[type];
  return <Screen key={key} isReturn={useNavigationType() === NavigationType.Pop} />;
}
