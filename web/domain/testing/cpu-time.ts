/**
 * The processor time that a piece of work takes, in milliseconds. Unlike the time on the clock it does not hang on what
 * else the machine does.
 */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
