export { LeappScreen } from "./leapp-screen";
