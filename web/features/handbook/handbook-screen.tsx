import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useShortcut } from "../../lib/shortcuts";
import { nextTheme } from "../../lib/theme";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { SearchField } from "../../ui/search-field";
import { type Chapter, handbook, loadHandbook, SHORTEST_QUERY, searchHandbook } from "./handbook";
import styles from "./handbook.module.css";

/** The operator's handbook at /help, before sign-in and after. */
export function HandbookScreen() {
  useSignals();
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    loadHandbook().catch((error: unknown) => {
      console.warn("handbook:", error);
      setFailed(true);
    });
  };
  useEffect(load, []);
  useShortcut("Alt T", "Change the theme", nextTheme);
  const chapters = handbook.value;
  if (chapters && chapters.length > 0) return <Pages chapters={chapters} />;
  return (
    <main className={styles.waiting}>
      {isFailed ? (
        <EmptyState title="The handbook cannot be loaded">
          <p>Sightline's server does not answer. Start it again, then try once more.</p>
          <Button onClick={load}>Try again</Button>
        </EmptyState>
      ) : (
        <p role="status">Loading the handbook...</p>
      )}
    </main>
  );
}

function Pages({ chapters }: { chapters: readonly Chapter[] }) {
  const { pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [isWhole, setWhole] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLElement>(null);
  const id = pathname.replace(/^\/help\/?/, "");
  const place = Math.max(
    0,
    chapters.findIndex((chapter) => chapter.id === id),
  );
  const chapter = chapters[place];
  const found = searchHandbook(chapters, query);

  useShortcut("/", "Search the handbook", () => search.current?.focus());
  useEffect(() => {
    document.title = `${chapter?.title ?? "Handbook"} - Sightline handbook`;
  }, [chapter]);

  // The place that a link or a search leads to is brought into sight, and marked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new with each visit, and a second one to the same place scrolls there too
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    for (const marked of page.current?.querySelectorAll("[data-found]") ?? [])
      marked.removeAttribute("data-found");
    if (!target) {
      page.current?.scrollTo({ top: 0 });
      window.scrollTo({ top: 0 });
      return;
    }
    target.setAttribute("data-found", "true");
    target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
  }, [hash, key, chapter]);

  useEffect(() => {
    if (!isWhole) return;
    const pictures = [...(page.current?.querySelectorAll("img") ?? [])];
    // A picture that does not come leaves its words.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      window.print();
      setWhole(false);
    });
  }, [isWhole]);

  // Links of the text lead to other chapters without loading the page again.
  useEffect(() => {
    const text = page.current;
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.closest("[data-chapter]") || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      navigate(link.pathname + link.hash);
    }
    text?.addEventListener("click", follow);
    return () => text?.removeEventListener("click", follow);
  }, [navigate]);

  if (!chapter) return null;
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  return (
    <div className={styles.handbook}>
      <header className={styles.head}>
        <Link to="/" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          Sightline
        </Link>
        <p className={styles.name}>Handbook</p>
        <SearchField
          ref={search}
          label="Search the handbook"
          className={styles.search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button look="quiet" className={styles.print} onClick={() => setWhole(true)}>
          <Printer size={16} aria-hidden="true" />
          Print all
        </Button>
      </header>
      <nav className={styles.contents} aria-label="Chapters">
        <ol>
          {chapters.map((each) => (
            <li key={each.id}>
              <Link
                to={`/help/${each.id}`}
                aria-current={each === chapter ? "page" : undefined}
                onClick={() => setQuery("")}
              >
                {each.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <main className={styles.page} ref={page} id="work" tabIndex={-1}>
        {query.trim().length >= SHORTEST_QUERY && !isWhole ? (
          <Results found={found} query={query} onLeave={() => setQuery("")} />
        ) : (
          (isWhole ? chapters : [chapter]).map((each) => (
            <div
              key={each.id}
              data-chapter
              className={styles.text}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/bundle/handbook.ts made it from this repository's Markdown, and stops at any HTML in it
              dangerouslySetInnerHTML={{ __html: each.html }}
            />
          ))
        )}
        <nav className={styles.turn} aria-label="Next and previous chapter">
          {before && <Link to={`/help/${before.id}`}>← {before.title}</Link>}
          {after && <Link to={`/help/${after.id}`}>{after.title} →</Link>}
        </nav>
      </main>
    </div>
  );
}

interface ResultsProps {
  found: ReturnType<typeof searchHandbook>;
  query: string;
  onLeave(): void;
}

function Results({ found, query, onLeave }: ResultsProps) {
  return (
    <section className={styles.results} aria-label="Search results">
      <h1 className={styles.resultsTitle}>Search results</h1>
      <p role="status">
        {found.length === 0
          ? `Nothing in the handbook holds “${query.trim()}”.`
          : `${found.length} ${found.length === 1 ? "place" : "places"}`}
      </p>
      <ul>
        {found.map(({ chapter, section, passage: [before, word, after] }) => (
          <li key={`${chapter.id} ${section.id}`}>
            <Link to={`/help/${chapter.id}${section.id ? `#${section.id}` : ""}`} onClick={onLeave}>
              {section.id ? `${chapter.title}: ${section.title}` : chapter.title}
            </Link>
            <p>
              {before}
              <mark>{word}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
