/**
 * One segment of a path, decoded; null if its escapes are broken. What comes out is only a name to look up: it may
 * hold "/" or "..".
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
