/** All that an operator may need beside the screen that came first, but for the maps: one file of the page. */
// These come by themselves where they are needed first. In sum with this they share fewer files.
import "../features/access/offline-login";
import "../features/reports/format";
import "../log";
import "../sighting";
import "../ui/late-windows";

export * from "../command-list";
export * from "../domain/test-data";
export * from "../features/log/code-part";
export * from "../features/log/received-part";
export * from "../features/log/take-in";
export * from "../features/platforms/platform-detail";
export * from "../features/platforms/trainer-screen";
export * from "../features/ready/ready-screen";
export * from "../features/settings/settings-screen";
export * from "../features/shell/format-icons";
export * from "../identification";
export * from "../lib/exporter";
export * from "../platform-choice";
