export { OfflineLogin } from "./offline-login";
