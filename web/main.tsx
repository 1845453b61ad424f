import { createRoot } from "react-dom/client";
import { App } from "./app";
import { preloadForms } from "./form-screens";
import { watchOutbox } from "./lib/outbox";
import { loadLog } from "./lib/report-log";
import { checkDeployment } from "./lib/session";
import { allowLibraryStyles } from "./ui/nonce";
import "./tokens.css";

allowLibraryStyles();
void loadLog();
void checkDeployment().then(watchOutbox);

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);

// A server that goes away later must not take screens along that were not opened yet.
setTimeout(() => {
  void Promise.all([
    import("./identification"),
    import("./sighting"),
    import("./features/settings"),
    preloadForms(),
  ]);
}, 500);
// The maps are the largest part, and needed last.
setTimeout(() => {
  void import("./features/map").then(({ preloadMaps }) => preloadMaps());
}, 10_000);
