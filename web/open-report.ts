import { useNavigate } from "react-router-dom";
import { isRecord, storedText } from "./domain/parse-unknown";
import { type FormHandoff, leaveHandoff } from "./lib/form-handoff";
import { reportOf, reports, switchPreview } from "./lib/reports";
import { showFailure, showToast } from "./ui/toast";

/** The address of the sighting that this window works on, or of a new one, on a platform. */
export const sightingPath = (vehicleId: string) =>
  `/dashboard?vehicleId=${encodeURIComponent(vehicleId)}`;

/** Leaves a report for its form and opens that; a sighting's form is found by its vehicle. */
export function useOpenReport(): (report: FormHandoff) => void {
  const navigate = useNavigate();
  return open;

  function open(report: FormHandoff): void {
    const { reportType, formData } = report;
    const kind = reportOf(reportType);
    if (!kind) {
      showFailure(
        "Format Missing",
        `This report needs the format ${reportType}, which is not installed here.`,
      );
      return;
    }
    const { path, format, linkName } = kind;
    if (format && !reports.value.includes(kind)) {
      showToast({
        title: "Preview Switched Off",
        description: `The ${linkName} is a preview that is switched off in the settings.`,
        action: {
          label: "Switch on and open",
          run() {
            switchPreview(format.id, true);
            open(report);
          },
        },
      });
      return;
    }
    if (format) {
      leaveHandoff(report);
      navigate(path);
      return;
    }
    const platform = isRecord(formData.vehicle) ? formData.vehicle : {};
    const vehicleId = storedText(platform.id) || storedText(platform.platformId);
    leaveHandoff({ ...report, vehicleId });
    navigate(sightingPath(vehicleId));
  }
}
