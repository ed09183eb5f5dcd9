import { baseLanguage } from './languages.ts';

/** Names in small letters, by month or weekday; the first weekday is Sunday. */
export interface Names {
  /** In all forms that CLDR has: марта and март. */
  readonly long: readonly (readonly string[])[];
  readonly short: readonly (readonly string[])[];
}

export interface DateNames {
  readonly months: Names;
  readonly days: Names;
}

const known = new Map<string, DateNames>();
/** 2023 began on a Sunday. */
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 15));
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));

/** Intl's names of months and weekdays, read once for each language. */
export function dateNames(language: string): DateNames {
  const base = baseLanguage(language);
  let names = known.get(base);
  if (names === undefined) {
    names = {
      months: {
        long: namesOf(base, 'month', MONTHS, [{ month: 'long' }, { month: 'long', day: 'numeric' }]),
        short: namesOf(base, 'month', MONTHS, [{ month: 'short' }, { month: 'short', day: 'numeric' }]),
      },
      days: {
        long: namesOf(base, 'weekday', DAYS, [{ weekday: 'long' }]),
        short: namesOf(base, 'weekday', DAYS, [{ weekday: 'short' }]),
      },
    };
    known.set(base, names);
  }
  return names;
}

function namesOf(
  language: string,
  part: 'month' | 'weekday',
  times: readonly number[],
  styles: readonly Intl.DateTimeFormatOptions[],
): string[][] {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return times.map(() => []);
  const formats = styles.map((style) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }));
  return times.map((time) => [
    ...new Set(
      formats.map((format) => {
        const name = format.formatToParts(time).find(({ type }) => type === part)?.value ?? '';
        return name.toLowerCase().replace(/\.$/u, '');
      }),
    ),
  ]);
}

const ENGLISH = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** A month or weekday that the language writes like English: "december" in Hungarian. */
export function isSharedDate(lower: string, language: string): boolean {
  if (!ENGLISH.has(lower)) return false;
  const { months, days } = dateNames(language);
  return [...months.long, ...days.long].some((names) => names.includes(lower));
}
