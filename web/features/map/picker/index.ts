export { GridPicker } from "./grid-picker";
