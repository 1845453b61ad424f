export { DetailsLogin } from "./details-login";
