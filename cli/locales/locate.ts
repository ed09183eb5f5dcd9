import { contentOf, scanOf, type CatalogueFile } from './catalogue.ts';
import { CHECKS } from './check-list.ts';
import { pluralKey } from './plural-forms.ts';
import type { Finding, Problem } from './finding.ts';

/** Looks up where a problem is, counted from 1. */
export function located(problem: Problem): Finding {
  const { check, file, key, source, target, advice } = problem;
  const { line, column } = lineAndColumn(file, offsetOf(problem));
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

function offsetOf({ file, key, at }: Problem): number {
  if (typeof at === 'number') return at;
  const { places } = scanOf(file);
  const place = places.get(key);
  if (place !== undefined) return at === 'value' ? place.value : place.key;
  if (at !== 'parent') return 0;
  const sibling = siblingOf(file, key);
  if (sibling !== undefined) return sibling;
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const parent = places.get(key.slice(0, dot));
    if (parent !== undefined) return parent.key;
  }
  return Math.max(contentOf(file).indexOf('{'), 0);
}

/** An absent plural form belongs beside the forms that are there. */
function siblingOf(file: CatalogueFile, key: string): number | undefined {
  const parsed = pluralKey(key);
  if (parsed === undefined) return undefined;
  const { places } = scanOf(file);
  const start = key.slice(0, key.lastIndexOf('_'));
  return ['_other', '_many', '_few', '_two', '_one', '_zero']
    .map((form) => places.get(start + form)?.key)
    .find((offset) => offset !== undefined);
}

const lineStarts = new WeakMap<CatalogueFile, number[]>();

function lineAndColumn(file: CatalogueFile, offset: number): { line: number; column: number } {
  let starts = lineStarts.get(file);
  if (starts === undefined) {
    starts = [0];
    const content = contentOf(file);
    for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) starts.push(at + 1);
    lineStarts.set(file, starts);
  }
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
