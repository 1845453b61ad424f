import { useSignals } from "@preact/signals-react/runtime";
import { BookOpen, Info, ListChecks } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { answered, api } from "../../lib/api";
import { deployment } from "../../lib/session";
import { Button } from "../../ui/button";
import { Facts } from "../../ui/facts";
import { Panel } from "../../ui/panel";
import { InsideDialog } from "./inside-dialog";
import { inUse, UnusedFiles, useOwnFiles } from "./own-files";
import styles from "./settings.module.css";

const DEPLOYMENTS = { offline: "Offline, for one unit", online: "Online, a demonstration" };

/** Which Sightline this is, which maps and heights it uses, and whose work is inside it. */
export function About() {
  useSignals();
  const { version, build } = useVersion();
  const files = useOwnFiles();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="About">
      <Facts
        className={styles.facts}
        facts={{
          Version: version,
          Build: build,
          Deployment: DEPLOYMENTS[deployment.value ?? "offline"],
          ...inUse(files),
        }}
      />
      <p className={styles.text}>Built with open-source software. See its licences.</p>
      <Button icon={Info} onClick={() => setOpen(true)}>
        Open-source licences
      </Button>
      <Link to="/help" className={styles.handbook}>
        <BookOpen size={16} />
        Handbook
      </Link>
      <Link to="/ready" className={styles.handbook}>
        <ListChecks size={16} />
        Is it ready?
      </Link>
      <UnusedFiles files={files} />
      {isOpen && <InsideDialog onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** The server's version, and which build of it; dashes until it has said them. */
function useVersion(): { version: string; build: string } {
  const [version, setVersion] = useState({ version: "–", build: "–" });
  useEffect(() => {
    answered(api.deployment.mode.get(), "version", "build").then(
      setVersion,
      // Unknown values are not shown; the page works without them.
      (error) => console.warn("version:", error),
    );
  }, []);
  return version;
}
