import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { tellTales } from "./domain/platforms/look-alikes";
import { guessText, missingText } from "./domain/platforms/search/hit-text";
import type { Hit } from "./domain/platforms/search/search";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { THEMES } from "./domain/theme";
import { type Command, CommandPalette, type PaletteReport } from "./features/commands/palette";
import { PlatformPicture } from "./features/reports/sighting/sighted-platform";
import { sightingDrafts } from "./features/reports/sighting/sighting-kind";
import { searchPlatforms } from "./lib/platform-index";
import { loadPlatforms } from "./lib/platforms";
import { type ShortcutGroup, shortcuts } from "./lib/shortcuts";
import { setTheme, THEME_LABELS } from "./lib/theme";
import { sightingPath } from "./open-report";
import { useSearchLine } from "./search-line";

/** The platforms that a text may mean, of those that the palette shows. */
const PLATFORMS_MOST = 6;

/** The palette with what can be done on this screen, and what can be reported. */
export function CommandList({ onClose }: { onClose(): void }) {
  useSignals();
  const navigate = useNavigate();
  useEffect(() => void loadPlatforms(), []);
  const line = useSearchLine(onClose);
  // Taken when the palette opened: the screen's own keys change with what is typed here.
  const [commands] = useState(() => commandsNow(navigate));

  /** A new sighting; the unfinished ones stay. */
  function begin(vehicleId: string) {
    sightingDrafts.workOn("");
    navigate(sightingPath(vehicleId));
  }

  function readReport(text: string, write: (text: string) => void): PaletteReport | null {
    const report = line.readReport(text, write);
    const hits = searchPlatforms(report ? (report.platformText ?? "") : text);
    const told = tellTales(hits.map(({ platform }) => platform));
    const ofHit = (hit: Hit): Command => {
      const { platform } = hit;
      const [cue] = platform.cues;
      const mark = told.get(platform.platformId) ?? cue;
      const [guess, missing] = [guessText(hit), missingText(hit)];
      const name = `${platform.platformId}${platform.aka ? ` — ${platform.aka}` : ""}`;
      return {
        label: guess ? `${guess} ${name}` : name,
        picture: platform.imageUrl && <PlatformPicture imageUrl={platform.imageUrl} />,
        detail: [missing && `Not found: ${missing}`, mark, platform.description]
          .filter(Boolean)
          .join(". "),
        isGuess: guess !== null,
        run() {
          if (report) return report.open(platform);
          begin(platform.platformId);
        },
      };
    };
    const choices = hits.slice(0, PLATFORMS_MOST).map(ofHit);
    const [best] = hits;
    // A team with its drones is no drone: what no name says whole is reported in the words for it.
    if (!report && best && missingText(best))
      choices.push({
        label: `Sighting of an unknown platform: ${text.trim()}`,
        run: () => begin(unknownPlatform(text.trim()).id),
      });
    if (!report) return choices.length > 0 ? { view: null, choices, go: () => {} } : null;
    const open: Command = { label: "Open the form with this", run: () => report.open() };
    return {
      view: report.view,
      choices: report.isOpenable ? [open, ...choices] : choices,
      go: report.go,
    };
  }

  return (
    <CommandPalette
      commands={commands}
      readReport={readReport}
      copied={line.after}
      emptied={line.emptied}
      onClose={onClose}
    />
  );
}

const ORDER: readonly ShortcutGroup[] = ["screen", "screens", "anywhere"];
/** What a screen is there for comes first: the next report like this one, else the copy. */
const FIRST: readonly string[] = ["Alt D", "Ctrl Enter"];

/** Everything that a key does on the screen underneath, and what has a button alone. */
function commandsNow(navigate: (to: string) => void): Command[] {
  const byLabel = new Map<string, Command>();
  const rank = ({ group, keys }: { group: ShortcutGroup; keys: string }) =>
    ORDER.indexOf(group) + (FIRST.includes(keys) ? FIRST.indexOf(keys) - FIRST.length : 0);
  const all = shortcuts.value.toSorted((a, b) => rank(a) - rank(b));
  for (const { keys, label, run } of all) {
    if (run && label !== "" && keys !== "Ctrl K" && !byLabel.has(label))
      byLabel.set(label, { label, keys, run });
  }
  const others: Command[] = [
    { label: "Train recognition", run: () => navigate("/train") },
    { label: "Handbook", run: () => navigate("/help") },
    { label: "Is it ready?", run: () => navigate("/ready") },
    ...THEMES.map((theme) => ({
      label: `Theme: ${THEME_LABELS[theme]}`,
      keys: "Alt T",
      run: () => setTheme(theme),
    })),
  ];
  for (const each of others) if (!byLabel.has(each.label)) byLabel.set(each.label, each);
  return [...byLabel.values()];
}
