import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import type { Elements } from '#app/ui/elements.ts';
import { StopText } from './guard-note.tsx';
import { refusedBy } from './refused-by.ts';

interface StopOrProps {
  readonly error: ApiError | undefined;
  readonly currency: string;
  readonly children: Elements;
}

/** The player's own limit or break for which the upstream refused, as a sentence; for every other refusal, what is given. */
export function StopOr({ error, currency, children }: StopOrProps) {
  const stop = refusedBy(error);
  return stop === undefined ? children : <StopText stop={stop} currency={currency} said={wordsOf(error)} />;
}
