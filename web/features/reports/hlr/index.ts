export { HlrScreen } from "./hlr-screen";
