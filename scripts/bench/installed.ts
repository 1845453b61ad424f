/**
 * The path of a program that figures need, e.g. nginx; fetched as Debian's package where we are
 * root there.
 * @returns null where it cannot be had
 */
export async function installed(name: string): Promise<string | null> {
  const found = Bun.which(name);
  if (found !== null || process.getuid?.() !== 0 || Bun.which("apt-get") === null) return found;
  console.error(`Installing ${name} …`);
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const child = Bun.spawn(["apt-get", "-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      // Without a run level Debian does not start what it has just installed.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
    if ((await child.exited) !== 0) return null;
  }
  return Bun.which(name);
}
