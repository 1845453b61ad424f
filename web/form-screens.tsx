import { type ComponentType, lazy } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { REPORT_TYPES, type ReportType } from "./domain/reports/report";

/** A form that opens by itself. The Sighting has a screen of its own before it. */
export type FormType = Exclude<ReportType, "Sighting">;

/** Fetches the screen of all of them. */
export async function loadForms(): Promise<{ default: ComponentType<FormProps> }> {
  const { FORMAT_KINDS, FormatScreen } = await import("./features/reports/format");
  return {
    default: ({ type, isReturn }) => <FormatScreen kind={FORMAT_KINDS[type]} isReturn={isReturn} />,
  };
}

interface FormProps {
  type: FormType;
  isReturn: boolean;
}

const Screen = lazy(loadForms);

export const FORM_TYPES = REPORT_TYPES.filter((type) => type !== "Sighting");

/** A form, opened anew each time that it is navigated to. */
export function FormScreen({ type }: { type: FormType }) {
  const { key } = useLocation();
  return (
    <Screen
      key={`${type} ${key}`}
      type={type}
      isReturn={useNavigationType() === NavigationType.Pop}
    />
  );
}
