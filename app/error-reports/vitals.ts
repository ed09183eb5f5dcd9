import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Report } from './describe.ts';

/** Shifts are fractions; the others milliseconds. */
const PLACES = 1_000;

/** Each measure once it is known, the last ones as the page goes. Numbers and words of the library, nothing else of what it knows. */
export function watchVitals(tell: (report: Report) => void, page: () => string): void {
  const told = ({ name, value, rating }: Metric) =>
    tell({
      page: page(),
      kind: 'vital',
      name,
      value: name === 'CLS' ? Math.round(value * PLACES) / PLACES : Math.round(value),
      rating,
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(told);
}
