import { useSignals } from "@preact/signals-react/runtime";
import { ArrowLeft, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useShortcut } from "../../lib/shortcuts";
import { useThemeKey } from "../../lib/use-theme-key";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { SearchField } from "../../ui/search-field";
import { ThemeButton } from "../../ui/theme-button";
import { useFoundMarks } from "../../ui/use-found-marks";
import { useLoaded } from "../../ui/use-loaded";
import { printedHtml, SHORTEST_QUERY, searchHandbook, wordsOf } from "./chapter-text";
import { type Chapter, handbook, loadHandbook } from "./handbook";
import styles from "./handbook.module.css";

/** The operator's handbook at /help, before sign-in and after. */
export function HandbookScreen() {
  useSignals();
  const { error, again } = useLoaded("handbook", loadHandbook);
  const chapters = handbook.value;
  if (chapters && chapters.length > 0) return <Pages chapters={chapters} />;
  return (
    <main className={styles.waiting}>
      {error ? (
        <EmptyState title="The handbook cannot be loaded">
          <p>Sightline's server does not answer. Start it again, then try once more.</p>
          <Button onClick={again}>Try again</Button>
        </EmptyState>
      ) : (
        <p role="status">Loading the handbook...</p>
      )}
    </main>
  );
}

function Pages({ chapters }: { chapters: readonly Chapter[] }) {
  const { pathname, hash, key, search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [printing, setPrinting] = useState<"chapter" | "all" | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLElement>(null);
  const id = pathname.replace(/^\/help\/?/, "");
  const place = Math.max(
    0,
    chapters.findIndex((chapter) => chapter.id === id),
  );
  const chapter = chapters[place];
  const found = searchHandbook(chapters, query);
  const looksFor = new URLSearchParams(search).get("find") ?? "";
  const isSearched = query.trim().length >= SHORTEST_QUERY && !printing;

  useShortcut("/", "Search the handbook", () => box.current?.focus());
  useEffect(() => {
    document.title = `${chapter?.title ?? "Handbook"} - Sightline handbook`;
  }, [chapter]);

  useFoundMarks(page, isSearched || printing ? [] : wordsOf(looksFor));
  // Scrolls to the heading that a link or a search hit names. The text has a key of its own for each visit, so that no
  // other heading is still found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit to the same place, which has a new `key`, scrolls there too
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    if (heading) {
      heading.setAttribute("data-found", "true");
      heading.scrollIntoView({ block: "start" });
      heading.focus({ preventScroll: true });
    } else {
      page.current?.scrollTo({ top: 0 });
      window.scrollTo({ top: 0 });
    }
  }, [hash, key, chapter]);

  useEffect(() => {
    if (!printing) return;
    const pictures = [...(page.current?.querySelectorAll("img") ?? [])];
    // A picture that cannot be loaded prints as its description.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      window.print();
      setPrinting(null);
    });
  }, [printing]);

  // Links in the text open other chapters without reloading the page.
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

  const themeKey = useThemeKey();
  if (!chapter) return null;
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  const shown = printing === "all" ? chapters : [chapter];
  return (
    <div className={styles.handbook}>
      <header className={`${styles.head} row`}>
        <Link to="/" className={styles.back}>
          <ArrowLeft size={18} />
          Sightline
        </Link>
        <p className={styles.name}>Handbook</p>
        <SearchField
          ref={box}
          label="Search the handbook"
          className={styles.search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div className="row">
          <Button icon={Printer} look="quiet" onClick={() => setPrinting("chapter")}>
            Print this chapter
          </Button>
          <Button look="quiet" onClick={() => setPrinting("all")}>
            Print all
          </Button>
        </div>
        <ThemeButton {...themeKey} />
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
        {isSearched ? (
          <Results found={found} query={query} onLeave={() => setQuery("")} />
        ) : (
          shown.map((each) => (
            <div
              key={`${each.id} ${key}`}
              data-chapter
              className={styles.text}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/bundle/handbook.ts made it from this repository's Markdown, and stops at any HTML in it
              dangerouslySetInnerHTML={{ __html: printing ? printedHtml(each, shown) : each.html }}
            />
          ))
        )}
        {!isSearched && (
          <nav className={`${styles.turn} row`} aria-label="Next and previous chapter">
            {before && <Link to={`/help/${before.id}`}>← {before.title}</Link>}
            {after && <Link to={`/help/${after.id}`}>{after.title} →</Link>}
          </nav>
        )}
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
          ? `Nothing in the handbook matches “${query.trim()}”.`
          : `${found.length} ${found.length === 1 ? "passage" : "passages"}`}
      </p>
      <ul>
        {found.map(({ chapter, section, passage: [before, word, after] }) => (
          <li key={`${chapter.id} ${section.id}`}>
            <Link
              to={{
                pathname: `/help/${chapter.id}`,
                search: `?${new URLSearchParams({ find: query.trim() })}`,
                hash: section.id,
              }}
              onClick={onLeave}
            >
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
