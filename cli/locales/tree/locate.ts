import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { scanOf, type CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import type { Finding, Problem } from '#cli/locales/catalogue/finding.ts';

export function located(problem: Problem): Finding {
  const { check, file, source = null, target = null, advice } = problem;
  const key = file.original?.(problem.key) ?? problem.key;
  const { line, column } = lineAndColumn(file.text, offsetOf(problem));
  return {
    check,
    severity: problem.severity ?? CHECKS[check][0],
    language: file.language,
    key,
    file: file.path,
    line,
    column,
    source,
    target,
    advice,
  };
}

function offsetOf({ file, key: read, at }: Problem): number {
  if (typeof at === 'number') return at;
  const key = file.original?.(read) ?? read;
  const { places } = scanOf(file);
  const place = places.get(key);
  if (place !== undefined) return at === 'value' ? place.value : place.key;
  if (at !== 'parent') return 0;
  const sibling = siblingOf(file, read);
  if (sibling !== undefined) return sibling;
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const parent = places.get(key.slice(0, dot));
    if (parent !== undefined) return parent.key;
  }
  return Math.max(file.text.indexOf('{'), 0);
}

/** An absent plural form is reported beside existing forms. */
function siblingOf(file: CatalogueFile, key: string): number | undefined {
  const parsed = pluralKey(key);
  if (parsed === undefined) return undefined;
  const { places } = scanOf(file);
  const start = key.slice(0, key.lastIndexOf('_'));
  return ['_other', '_many', '_few', '_two', '_one', '_zero']
    .map((form) => places.get(file.original?.(start + form) ?? start + form)?.key)
    .find((offset) => offset !== undefined);
}
