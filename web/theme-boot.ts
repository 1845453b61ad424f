/**
 * Runs before the first paint, so that no other theme flashes up: the build puts
 * it into the page's head as a small blocking script. It shares its key with lib/theme.ts.
 */
try {
  const stored = localStorage.getItem("sightline-theme");
  if (stored) document.documentElement.dataset.theme = JSON.parse(stored);
} catch {
  // Blocked storage or a broken value: the page starts in its default theme.
}
