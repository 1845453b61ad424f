export { DemoAccess } from "./demo-access";
export { DemoBadge } from "./demo-badge";
export { DemoWarning } from "./demo-warning";
export { endDemo } from "./end-demo";
export { watchDemo } from "./watch-demo";
