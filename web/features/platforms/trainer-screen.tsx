import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { CATEGORIES, type Platform } from "../../domain/platforms/platform";
import {
  type Answer,
  chooseSubjects,
  makeQuestions,
  type Question,
  type Scope,
} from "../../domain/platforms/trainer";
import { isDrawing } from "../../lib/image-source";
import { mistakes, rememberMistake } from "../../lib/mistakes";
import { loadPlatforms, platformList } from "../../lib/platforms";
import { Button } from "../../ui/button";
import { Screen } from "../../ui/screen";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import signs from "../../ui/sign.module.css";
import { submitting } from "../../ui/submitting";
import { useFocusOnMount } from "../../ui/use-focus";
import { LoadFailed, Loading } from "./platform-states";
import styles from "./trainer.module.css";
import { TrainerEnd } from "./trainer-end";
import { TrainerQuestion } from "./trainer-question";
import { loadMarks } from "./use-drawing-marks";

interface Run {
  scope: Scope;
  questions: readonly Question[];
  /** The question that is looked at; past the last one it is over. */
  at: number;
  answers: readonly Answer[];
  /** What could not be asked for, because its picture does not come. */
  leftOut: readonly string[];
}

/** /train: pictures, and for each the platform to be named. It lives as long as the screen; only mistakes stay. */
export function TrainerScreen() {
  useSignals();
  const list = platformList.value;
  const [run, setRun] = useState<Run | null>(null);
  const change = (part: (now: Run) => Partial<Run>) =>
    setRun((now) => now && { ...now, ...part(now) });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    void loadPlatforms();
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const platforms = list.state === "ready" ? list.platforms : [];

  async function start(scope: Scope) {
    const chosen = chooseSubjects(platforms, scope, (url) => !isDrawing(url), Math.random);
    const { signal } = leaving.current;
    const subjects = await Promise.all(
      chosen.map(async (platform) => {
        const url = platform.imageUrl ?? "";
        return { platform, marks: isDrawing(url) ? await loadMarks(url, signal) : null };
      }),
    );
    if (signal.aborted) return;
    const questions = makeQuestions(subjects, platforms, scope, Math.random);
    setRun({ scope, questions, at: 0, answers: [], leftOut: [] });
  }

  function answer(question: Question, given: Platform) {
    const { platformId: shown } = question.platform;
    if (given.platformId !== shown) rememberMistake({ shown, takenFor: given.platformId });
    change(({ answers }) => ({ answers: [...answers, { question, given }] }));
  }

  const leaveOut = (question: Question) =>
    change(({ questions, leftOut }) => ({
      questions: questions.filter((each) => each !== question),
      leftOut: [...new Set([...leftOut, question.platform.platformId])],
    }));
  const question = run?.questions[run.at];
  const given = run?.answers[run.at]?.given ?? null;
  const place = `${(run?.at ?? 0) + 1} of ${run?.questions.length}`;
  /** What was answered is looked back at; without that it is as if nothing had begun. */
  const stop = () =>
    question && run.answers.length > 0
      ? change(({ questions }) => ({ at: questions.length }))
      : setRun(null);

  return (
    <Screen title="Recognition">
      <section className={styles.trainer} aria-label="Recognition">
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && <LoadFailed message={list.message} />}
        {list.state === "ready" && run === null && (
          <Choices platforms={platforms} onStart={start} />
        )}
        {run && run.leftOut.length > 0 && (
          <p role="alert" className={signs.warning}>
            Left out, as the picture does not load: {run.leftOut.join(", ")}.
          </p>
        )}
        {run && question && (
          <TrainerQuestion
            key={place}
            question={question}
            given={given}
            place={place}
            onAnswer={(name) => answer(question, name)}
            // What was answered was seen: it fails in another theme's colours alone.
            onFailed={() => given || leaveOut(question)}
            onNext={() => change(({ at }) => ({ at: at + 1 }))}
            onStop={stop}
          />
        )}
        {run && !question && (
          <TrainerEnd
            answers={run.answers}
            onStop={stop}
            onMore={(again) => void start(again ?? run.scope)}
          />
        )}
      </section>
    </Screen>
  );
}

const SCOPES = [
  { value: "all", label: "All" },
  { value: "category", label: "A category" },
  { value: "sides", label: "Ours beside theirs" },
] as const;
const MISTAKES = { value: "mistakes", label: "Only what was confused" } as const;

interface ChoicesProps {
  platforms: readonly Platform[];
  onStart(scope: Scope): void;
}

/** What the questions are about. */
function Choices({ platforms, onStart }: ChoicesProps) {
  useSignals();
  const made = mistakes.value;
  const start = useFocusOnMount<HTMLButtonElement>();
  const [is, setIs] = useState<Scope["is"]>("all");
  const there = CATEGORIES.filter((each) => platforms.some(({ category }) => category === each));
  const [category, setCategory] = useState<string>(there[0] ?? "");
  const scope: Scope =
    is === "category" ? { is, category } : is === "mistakes" ? { is, mistakes: made } : { is };
  return (
    <form className={styles.choices} onSubmit={submitting(() => onStart(scope))}>
      <p>
        You see ten pictures at most, and name each platform. Sightline keeps no score: only the
        pairs that you confuse, until you sign out or close this tab.
      </p>
      <Segmented<Scope["is"]>
        label="Questions about"
        value={is}
        choices={made.length > 0 ? [...SCOPES, MISTAKES] : SCOPES}
        onChange={setIs}
      />
      {is === "category" && (
        <Select
          label="Category"
          value={category}
          choices={there.map((value) => ({ value, label: value }))}
          plain
          onChange={setCategory}
        />
      )}
      <Button ref={start} type="submit" look="primary" keys="Enter">
        Start
      </Button>
    </form>
  );
}
