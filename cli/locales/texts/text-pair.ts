import type { CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { CheckId, Severity } from '#cli/locales/config/check-list.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import type { PluralForm } from '#cli/locales/language/plural-forms.ts';
import type { SourceText } from './source-text.ts';

/** One text of a translation and the source text that it translates. */
export interface TextPair {
  readonly file: CatalogueFile;
  readonly key: string;
  readonly target: string;
  /** The kinds of characters in `target`. */
  readonly traits: number;
  /** The text to compare with: for a plural form the same form, or `_other` where the source has no such form. */
  readonly source: SourceText;
  /** All forms of the source's plural; what any of them contains is allowed. Only `source` for a plain text. */
  readonly family: readonly SourceText[];
  /** Undefined for a plain text. */
  readonly form: PluralForm | undefined;
  readonly report: Report;
}

/** Reports a finding about the pair's text. */
export function addFinding(pair: TextPair, check: CheckId, advice: string, severity?: Severity): void {
  pair.report({
    check,
    file: pair.file,
    key: pair.key,
    at: 'value',
    source: pair.source.text,
    target: pair.target,
    advice,
    ...(severity === undefined ? {} : { severity }),
  });
}
