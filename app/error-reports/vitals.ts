import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Report } from './describe.ts';

/** Shifts are fractions; the others milliseconds. */
const PLACES = 1_000;

/** Each measure once it is final, the last ones as the page closes. Only the library's numbers and names are sent. */
export function watchVitals(send: (report: Report) => void, page: () => string): void {
  const report = ({ name, value, rating }: Metric) =>
    send({
      page: page(),
      kind: 'vital',
      name,
      value: name === 'CLS' ? Math.round(value * PLACES) / PLACES : Math.round(value),
      rating,
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
