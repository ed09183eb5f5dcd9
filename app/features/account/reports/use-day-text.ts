import { useTranslation } from 'react-i18next';
import { formatTime, regional } from '#app/i18n/format.ts';
import type { BarSpan } from './buckets.ts';

const SHAPES = {
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  week: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  month: { month: 'short', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<BarSpan, Intl.DateTimeFormatOptions>;

/** Formats the first day of a step: a day, or its month. Days are the upstream's, in UTC. */
export function useDayText(step: BarSpan) {
  const { i18n } = useTranslation('reports');
  return (date: string) => formatTime(`${date}T00:00:00Z`, i18n.language, SHAPES[step]);
}

/** The first and the last of the upstream's days. @example '27 – 28 Nov 2026' */
export function daysText(first: string, last: string, language: string): string {
  const format = new Intl.DateTimeFormat(regional(language), { ...SHAPES.day, year: 'numeric' });
  return format.formatRange(new Date(first), new Date(last));
}
