import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useThemeKey } from "../../lib/use-theme-key";
import card from "../../ui/sign-in.module.css";
import { submitting } from "../../ui/submitting";
import { ThemeButton } from "../../ui/theme-button";
import styles from "./access.module.css";

interface Props {
  title: string;
  lead: ReactNode;
  /** For a form of one field. */
  narrow?: boolean;
  /** Above the title: the way back. */
  back?: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The card shown before sign-in: a form that Enter submits. */
export function SignInCard({ title, lead, narrow = false, back, onSubmit, children }: Props) {
  const titleId = useId();
  return (
    <main className={styles.page}>
      <form
        className={`${card.card} ${narrow ? styles.narrow : styles.details} stack`}
        onSubmit={submitting(onSubmit)}
        // A form of one field would be found under that field's own name.
        aria-labelledby={narrow ? undefined : titleId}
        noValidate
      >
        {back}
        <header>
          <div className={`${styles.top} line`}>
            <p className={card.product}>Sightline</p>
            <ThemeButton {...useThemeKey()} />
          </div>
          <h1 id={titleId} className={card.title}>
            {title}
          </h1>
          <p className="muted">{lead}</p>
        </header>
        {children}
        <p className={`${styles.handbook} row`}>
          <Link to="/help">Handbook</Link>
          <Link to="/ready">Is it ready?</Link>
        </p>
      </form>
    </main>
  );
}
