import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomePlaceProps {
  /** What came of the last call; another object each time. */
  readonly outcome: object | null;
  /** How the call stands, in a sentence; a refusal says so itself. */
  readonly told: string;
  readonly children: ReactNode;
}

/** An outcome that shows less than this much of itself looks as if nothing had happened. */
const LEAST_SEEN_PIXELS = 160;

/**
 * Where an outcome appears: screen readers are told in a sentence, since all of it may take minutes to read out, and it
 * is brought onto the screen where it came below its edge. One that was there already when the page was opened again
 * moves nothing.
 */
export function OutcomePlace({ outcome, told, children }: OutcomePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(outcome);
  useEffect(() => {
    const isNew = outcome !== seen.current;
    seen.current = outcome;
    if (!isNew || outcome === null || place.current === null) return;
    const { top } = place.current.getBoundingClientRect();
    if (top > window.innerHeight - LEAST_SEEN_PIXELS) place.current.scrollIntoView({ block: 'start' });
  }, [outcome]);
  return (
    <div ref={place} className="outcome">
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {children}
    </div>
  );
}
