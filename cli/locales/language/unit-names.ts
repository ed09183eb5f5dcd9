import { isLong, stemOf } from './stems.ts';

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
export type UnitWords = Readonly<Record<Unit, RegExp>>;

const known = new Map<string, UnitWords | undefined>();
/** They need all plural forms of any language. */
const COUNTS = [1, 2, 3, 5, 11, 20, 100];
const NEVER = /(?!)/u;

/** The words that Intl has for units of time, with endings of other cases; read once for each language. */
export function unitNames(language: string): UnitWords | undefined {
  if (!known.has(language))
    known.set(
      language,
      Intl.NumberFormat.supportedLocalesOf(language).length === 0
        ? undefined
        : {
            second: wordOf(language, 'second'),
            minute: wordOf(language, 'minute'),
            hour: wordOf(language, 'hour'),
            day: wordOf(language, 'day'),
            week: wordOf(language, 'week'),
            month: wordOf(language, 'month'),
            year: wordOf(language, 'year'),
          },
    );
  return known.get(language);
}

function wordOf(language: string, unit: Unit): RegExp {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const forms = new Set(
    COUNTS.map((count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '').filter((form) =>
      /^[\p{L}\p{M}]+$/u.test(form),
    ),
  );
  if (forms.size === 0) return NEVER;
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${[...forms].map(withEnding).join('|')})(?![\\p{L}\\p{M}])`, 'iu');
}

/** 24 Tage, in 24 Tagen; po 24 godzinach. */
function withEnding(form: string): string {
  if (form.length < 3) return form;
  return `${stemOf(form)}[\\p{L}\\p{M}]{0,${isLong(form) ? 4 : 3}}`;
}
