import { useEffect, useState } from "react";
import { type DrawingMarks, parseMarks } from "../../domain/platforms/drawing-marks";
import { isDrawing, marksSource } from "../../lib/image-source";

/** What lights a drawing; null where there is none, undefined while it is on its way. */
export function useDrawingMarks(imageUrl: string | null): DrawingMarks | null | undefined {
  const [answer, setAnswer] = useState<{ of: string; marks: DrawingMarks | null }>();
  const wanted = isDrawing(imageUrl) ? imageUrl : null;

  useEffect(() => {
    if (wanted === null) return;
    const leaving = new AbortController();
    loadMarks(wanted, leaving.signal).then((marks) => {
      if (!leaving.signal.aborted) setAnswer({ of: wanted, marks });
    });
    return () => leaving.abort();
  }, [wanted]);

  if (wanted === null) return null;
  return answer?.of === wanted ? answer.marks : undefined;
}

/** Without them the drawing is shown alone. */
export async function loadMarks(
  imageUrl: string,
  signal: AbortSignal,
): Promise<DrawingMarks | null> {
  try {
    const answer = await fetch(marksSource(imageUrl), { signal });
    return answer.ok ? parseMarks(await answer.text()) : null;
  } catch {
    return null;
  }
}
