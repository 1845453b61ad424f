import { useSignals } from "@preact/signals-react/runtime";
import {
  FEATURE_NAMES,
  FEATURES,
  type FeatureName,
  seenText,
} from "../../domain/platforms/features";
import type { Platform } from "../../domain/platforms/platform";
import { isDrawing } from "../../lib/image-source";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import styles from "./compare-dialog.module.css";
import { Comparison } from "./comparison";
import { PlatformImage } from "./platform-image";

interface Props {
  pair: readonly [Platform, Platform];
  onSelect(platform: Platform): void;
  onClose(): void;
}

/** Two platforms of the operator's choice: both drawings to one scale, and what can be seen of each. */
export function CompareDialog({ pair, onSelect, onClose }: Props) {
  useSignals();
  const [one, other] = pair;
  const areDrawn = pair.every(({ imageUrl }) => isDrawing(imageUrl));
  return (
    <Dialog
      open
      wide="most"
      onClose={onClose}
      title={`${one.platformId} and ${other.platformId}`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          {pair.map((platform) => (
            <Button key={platform.id} onClick={() => onSelect(platform)}>
              Select {platform.platformId}
            </Button>
          ))}
        </>
      }
    >
      <div className={styles.body}>
        {areDrawn ? (
          <Comparison platform={one} other={other} />
        ) : (
          <div className={styles.images}>
            {pair.map((platform) => (
              <PlatformImage key={platform.id} platform={platform} large />
            ))}
          </div>
        )}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What is seen</th>
              {pair.map(({ id, platformId }) => (
                <th key={id} scope="col" className={styles.id}>
                  {platformId}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FEATURE_NAMES.map((feature) => {
              const texts = pair.map((platform) => valuesText(platform, feature));
              return (
                <tr key={feature} data-differs={texts[0] === texts[1] ? undefined : true}>
                  <th scope="row">{FEATURES[feature].label}</th>
                  {pair.map(({ id }, at) => (
                    <td key={id}>{texts[at]}</td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">Recognised by</th>
              {pair.map(({ id, cues }) => (
                <td key={id}>
                  <ul className={styles.cues}>
                    {cues.map((cue) => (
                      <li key={cue}>{cue}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

/** "8 wheels", "Autocannon or missiles"; what no drawing tells is said so. */
function valuesText({ features }: Platform, feature: FeatureName): string {
  const values = features?.[feature];
  if (values === undefined) return "Not told";
  const counted = values.some((value) => /\d/.test(value));
  const said = values
    .filter((value) => !(value === "any" && counted))
    .map((value) => seenText({ feature, value }));
  return said.length === 0 ? "None of these" : said.join(", ");
}
