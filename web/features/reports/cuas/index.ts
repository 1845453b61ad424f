export { CuasScreen } from "./cuas-screen";
