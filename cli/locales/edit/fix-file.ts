import { contentOf, textOf, type CatalogueFile } from '#cli/locales/catalogue.ts';
import { SourceText } from '#cli/locales/checks/source-text.ts';
import type { SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { MISSING_MARK } from '#cli/locales/missing-mark.ts';
import { pluralKey } from '#cli/locales/plural-forms.ts';
import { jsonText, styleOf } from './file-style.ts';
import { neededTexts } from './needed-texts.ts';
import { isNode, placeText, type Node } from './place-text.ts';

/**
 * The file as it should be: keys in the source's order, missing texts put in with a mark, blanks as in the source, LF
 * and no byte order mark. No text is taken out and no translation is changed otherwise.
 */
export function fixedFile(source: SourceNamespace, target: CatalogueFile | undefined, language: string): string {
  const before = target === undefined ? '' : contentOf(target);
  const root = before.trim() === '' ? {} : (JSON.parse(before) as Node);
  if (language !== source.file.language) {
    for (const { key, source: text } of neededTexts(source, language))
      if ((textOf(target, key) ?? '').trim() === '' && !isOtherwise(target, key))
        placeText(root, key, MISSING_MARK + text);
    mendBlanks(root, '', source);
  }
  return jsonText(ordered(root, '', ranksOf(source)), styleOf(before));
}

/** Something else stands at the key (a group, a number), or a form has its bare key: nothing to put in. */
function isOtherwise(target: CatalogueFile | undefined, key: string): boolean {
  if (target === undefined) return false;
  const value = target.entries.get(key);
  if (value !== undefined && typeof value !== 'string') return true;
  const base = pluralKey(key)?.base;
  if (target.branches.has(key) || (base !== undefined && target.entries.has(base))) return true;
  return key.split('.').some((_, index, parts) => target.entries.has(parts.slice(0, index).join('.')));
}

function mendBlanks(node: Node, prefix: string, source: SourceNamespace): void {
  for (const [name, value] of Object.entries(node)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (isNode(value)) mendBlanks(value, key, source);
    else if (typeof value === 'string') {
      const expected = sourceOf(source, key);
      if (expected !== undefined) node[name] = mended(value, expected);
    }
  }
}

function sourceOf(source: SourceNamespace, key: string): string | undefined {
  const plain = source.plainByKey.get(key);
  if (plain instanceof SourceText) return plain.text;
  const parsed = pluralKey(key);
  const group =
    parsed === undefined ? undefined : source.groups.get(parsed.isOrdinal ? `${parsed.base}_ordinal` : parsed.base);
  return parsed === undefined ? undefined : (group?.forms.get(parsed.form) ?? group?.forms.get('other'))?.text;
}

/** Blanks that the source has not are taken out; none are added, as not every language wants them. */
export function mended(text: string, source: string): string {
  let result = source.includes('\r') ? text : text.replaceAll(/\r\n?/gu, '\n');
  if (!/^\s/u.test(source)) result = result.trimStart();
  if (!/\s$/u.test(source)) result = result.trimEnd();
  if (!source.includes('  ')) result = result.replaceAll(/ {2,}/gu, ' ');
  return result === '' ? text : result;
}

/** Dotted key, group or plural base to its place in the source. */
function ranksOf(source: SourceNamespace): Map<string, number> {
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const key of source.file.entries.keys()) {
    rank += 1;
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (!ranks.has(key.slice(0, dot))) ranks.set(key.slice(0, dot), rank);
    ranks.set(key, rank);
    const base = pluralKey(key)?.base;
    if (base !== undefined && !ranks.has(base)) ranks.set(base, rank);
  }
  return ranks;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Unknown keys stay behind the known ones, in the order they had. */
function ordered(node: unknown, prefix: string, ranks: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(node) || !isNode(node)) return node;
  const names = Object.keys(node).map((name, index) => {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    const parsed = pluralKey(key);
    const rank =
      (parsed === undefined ? undefined : ranks.get(parsed.base)) ?? ranks.get(key) ?? Number.POSITIVE_INFINITY;
    return { name, key, rank, form: parsed === undefined ? -1 : FORMS.indexOf(parsed.form), index };
  });
  names.sort((a, b) => (a.rank === b.rank ? a.form - b.form || a.index - b.index : a.rank - b.rank));
  return Object.fromEntries(names.map(({ name, key }) => [name, ordered(node[name], key, ranks)]));
}
