import { SourceText } from '#cli/locales/texts/source-text.ts';
import { formKey, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { formsOf, isMillionsOnly } from '#cli/locales/language/plural-forms.ts';

export interface NeededText {
  readonly key: string;
  readonly source: string;
}

/**
 * The plain texts and all plural forms that a language needs, in the source's order.
 *
 * @param isAlsoWanted forms that a language may have and does not need: for zero, and for whole millions
 */
export function neededTexts(
  source: SourceNamespace,
  language: string,
  isAlsoWanted: (key: string) => boolean = () => false,
): NeededText[] {
  const needed = new Map<string, string>();
  const rank = new Map([...source.file.entries.keys()].map((key, index) => [key, index]));
  const ranks = new Map<string, number>();
  for (const [key, value] of source.plain)
    if (value instanceof SourceText && value.text.trim() !== '') {
      needed.set(key, value.text);
      ranks.set(key, rank.get(key) ?? 0);
    }
  for (const group of source.groups.values()) {
    const first = Math.min(...group.family.map((text) => rank.get(text.key) ?? 0));
    const own = formsOf(language, group.isOrdinal);
    const forms = [...(own.includes('zero') || group.isOrdinal ? [] : ['zero' as const]), ...own].filter(
      (form) =>
        (own.includes(form) && !isMillionsOnly(language, form, group.isOrdinal)) || isAlsoWanted(formKey(group, form)),
    );
    for (const [index, form] of forms.entries()) {
      const text = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
      needed.set(formKey(group, form), text?.text ?? '');
      ranks.set(formKey(group, form), first + index / 10);
    }
  }
  return [...needed]
    .map(([key, source]) => ({ key, source }))
    .sort((a, b) => (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0));
}
