import type { CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import type { PluralForm } from '#cli/locales/language/plural-forms.ts';
import { traitsOf } from '#cli/locales/texts/traits.ts';
import type { SourceNamespace } from './source-namespace.ts';

export type CheckText = (pair: TextPair) => void;

export interface Comparison {
  readonly source: SourceNamespace;
  readonly target: CatalogueFile;
  readonly report: Report;
  readonly checkText: CheckText;
  readonly isWider?: ((key: string) => boolean) | undefined;
}

export function checkPair(
  comparison: Comparison,
  key: string,
  target: string,
  source: SourceText,
  family: readonly SourceText[],
  form: PluralForm | undefined,
): void {
  comparison.checkText({
    file: comparison.target,
    key,
    target,
    traits: traitsOf(target),
    source,
    family,
    form,
    report: comparison.report,
  });
}

export function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
