import { useSignals } from "@preact/signals-react/runtime";
import { friendlyQuestion } from "../../lib/friendly-question";
import { Confirm } from "../../ui/dialog";

const LIST = new Intl.ListFormat("en-GB");

/** Asks before a report of a friendly type is copied, by whatever route; mounted once, in the application. */
export function FriendlyQuestion() {
  useSignals();
  const question = friendlyQuestion.value;
  if (!question) return null;
  const { platformId, lookAlikes, answer } = question;
  return (
    <Confirm
      open
      onClose={() => answer(false)}
      title="Friendly type: report it?"
      confirm="Report it"
      onConfirm={() => answer(true)}
    >
      <p>
        {platformId} is in friendly service. It will carry the friendly symbol.
        {lookAlikes.length > 0 && ` It is often confused with ${LIST.format(lookAlikes)}.`}
      </p>
    </Confirm>
  );
}
