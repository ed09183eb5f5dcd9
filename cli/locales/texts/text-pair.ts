import type { CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { CheckId, Severity } from '#cli/locales/config/check-list.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import type { PluralForm } from '#cli/locales/language/plural-forms.ts';
import type { SourceText } from './source-text.ts';

export interface TextPair {
  readonly file: CatalogueFile;
  readonly key: string;
  readonly target: string;
  readonly traits: number;
  /** For a plural form, the source's same form or `_other`. */
  readonly source: SourceText;
  /** All forms of the source's plural; what any of them contains is allowed. */
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
