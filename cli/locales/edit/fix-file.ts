import { textOf, type CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import { sourceOf, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { MISSING_MARK } from '#cli/locales/catalogue/missing-mark.ts';
import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import { neededTexts } from './needed-texts.ts';
import { isNode, placeText, type Node } from './place-text.ts';
import { restyled, type RankOf } from './restyle.ts';

/**
 * The corrected file: keys in the source's order, missing texts with a mark, spaces as in the source, one kind of line end, no
 * byte order mark. No text is removed, nothing else changes.
 *
 * @param isRegional the language lacks nothing: it inherits
 */
export function fixedFile(
  source: SourceNamespace,
  target: CatalogueFile | undefined,
  language: string,
  isRegional: boolean,
): string {
  const before = target === undefined ? '' : target.text;
  const root = before.trim() === '' ? {} : (JSON.parse(before) as Node);
  // Only a new file gets the form for whole millions: elsewhere the check asks for it softly.
  const isMillions = (key: string): boolean => target === undefined && pluralKey(key)?.form === 'many';
  if (language !== source.file.language) {
    for (const { key, source: text } of isRegional ? [] : neededTexts(source, language, isMillions))
      if ((textOf(target, key) ?? '').trim() === '' && !isOtherwise(target, key))
        placeText(root, key, text.startsWith(MISSING_MARK) ? text : MISSING_MARK + text);
    fixSpaces(root, '', source);
  }
  const isMixed = before.includes('\r\n') && /[^\r]\n/u.test(before);
  return restyled(isMixed ? before.replaceAll('\r\n', '\n') : before, root, rankIn(source), true);
}

/** Nothing to add: the key holds something else (a group, a number), or the bare key serves as the form. */
function isOtherwise(target: CatalogueFile | undefined, key: string): boolean {
  if (target === undefined) return false;
  const value = target.entries.get(key);
  if (value !== undefined && typeof value !== 'string') return true;
  const base = pluralKey(key)?.base;
  if (target.branches.has(key) || (base !== undefined && target.entries.has(base))) return true;
  return key.split('.').some((_, index, parts) => target.entries.has(parts.slice(0, index).join('.')));
}

function fixSpaces(node: Node, prefix: string, source: SourceNamespace): void {
  for (const [name, value] of Object.entries(node)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (isNode(value)) fixSpaces(value, key, source);
    else if (typeof value === 'string') {
      const expected = sourceOf(source, key)?.text.text;
      if (expected !== undefined) node[name] = withoutExtraSpaces(value, expected);
    }
  }
}

/** Removes spaces that the source lacks. Adds none: some languages write none. */
export function withoutExtraSpaces(text: string, source: string): string {
  let result = source.includes('\r') ? text : text.replaceAll(/\r\n?/gu, '\n');
  if (!/^\s/u.test(source)) result = result.trimStart();
  if (!/\s$/u.test(source)) result = result.trimEnd();
  if (!source.includes('  ')) result = result.replaceAll(/ {2,}/gu, ' ');
  return result === '' ? text : result;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The order of the source's keys, groups, plurals and forms. */
export function rankIn(source: SourceNamespace): RankOf {
  const ranks = new Map<string, number>();
  for (const [rank, key] of [...source.file.entries.keys()].entries()) {
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (!ranks.has(key.slice(0, dot))) ranks.set(key.slice(0, dot), rank);
    ranks.set(key, rank);
    const base = pluralKey(key)?.base;
    if (base !== undefined && !ranks.has(base)) ranks.set(base, rank);
  }
  return (key) => {
    const parsed = pluralKey(key);
    const rank = parsed && ranks.get(parsed.base);
    return rank === undefined ? ranks.get(key) : rank + FORMS.indexOf(parsed?.form ?? '') / 10;
  };
}
