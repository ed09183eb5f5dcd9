import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import type { Conventions } from '#cli/locales/config/config.ts';

/** Converts keys between a project's separators and i18next's defaults. */
export interface KeyNames {
  readonly read: (key: string) => string;
  /** A key that the namespace lacks, as the project would write it. */
  readonly written: (key: string) => string;
}

/** Undefined if both separators are `_`, as in nearly all projects. */
export function keyNames({ pluralSeparator = '_', contextSeparator = '_' }: Conventions): KeyNames | undefined {
  if (pluralSeparator === '_' && contextSeparator === '_') return undefined;
  const tails = ['zero', 'one', 'two', 'few', 'many', 'other'].flatMap((form) =>
    ['_ordinal', ''].map((kind) => `${kind}_${form}`),
  );
  const own = (tail: string): string => tail.replaceAll('_', pluralSeparator);
  return {
    read: (key) => {
      const tail = tails.find((one) => key.endsWith(own(one)) && key.length > own(one).length);
      const base = tail === undefined ? key : key.slice(0, -own(tail).length);
      const context = contextSeparator === '_' ? -1 : base.lastIndexOf(contextSeparator);
      const whole = context < 1 ? base : `${base.slice(0, context)}_${base.slice(context + contextSeparator.length)}`;
      // With these separators `step_one` is no plural.
      if (tail === undefined) return pluralKey(whole) === undefined ? whole : whole.replace(/_(?=[a-z]+$)/u, '-');
      return whole + tail;
    },
    written: (key) => {
      const parsed = pluralKey(key);
      return parsed === undefined ? key : parsed.base + own(key.slice(parsed.base.length));
    },
  };
}
