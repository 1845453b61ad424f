export { AssetField } from "./asset-field";
export { DetailsLogin } from "./details-login";
