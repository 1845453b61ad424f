import { createRoot } from "react-dom/client";
import { isAdminPath } from "./admin-path";
import { App } from "./app";
import { tolerateForeignWrappers } from "./lib/foreign-wrappers";
import { watchOutbox } from "./lib/outbox";
import { loadLog } from "./lib/report-log";
import { checkDeployment, deployment } from "./lib/session";
import { preload } from "./preload";
import { allowLibraryStyles } from "./ui/nonce";
import "./tokens.css";

allowLibraryStyles();
tolerateForeignWrappers();
void loadLog();
void checkDeployment().then(() => {
  watchOutbox();
  // Online it waits for the sign-in: a visitor who only looks in need not fetch it all.
  if (deployment.value === "offline" && !isAdminPath(location.pathname)) preload();
});

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
