import type { CatalogueFile } from '#cli/locales/catalogue.ts';
import type { CheckId } from '#cli/locales/check-list.ts';
import type { Report, Severity } from '#cli/locales/finding.ts';
import type { PluralForm } from '#cli/locales/plural-forms.ts';
import type { SourceText } from './source-text.ts';

/** One text of a translation beside what it translates. */
export interface TextPair {
  readonly file: CatalogueFile;
  readonly key: string;
  readonly target: string;
  readonly targetTraits: number;
  /** The text to compare with: of a plural form the same form, or `_other` where the source has no such form. */
  readonly source: SourceText;
  /** All forms of the source's plural; what stands in any of them is known. Only `source` for a plain text. */
  readonly family: readonly SourceText[];
  /** Undefined for a plain text. */
  readonly form: PluralForm | undefined;
  readonly report: Report;
}

/** Reports a finding about the pair's text. */
export function tell(pair: TextPair, check: CheckId, advice: string, severity?: Severity): void {
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
