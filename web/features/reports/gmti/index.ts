export { GmtiScreen } from "./gmti-screen";
