import { areOptionsReadable, readNesting } from '#cli/locales/syntax/nesting.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Whether a referenced text exists in this language or the source. */
export type HasText = (file: TextPair['file'], reference: string) => boolean;

/** References `$t(key)` must be closed, have valid options, name an existing key, and match the source's. */
export function checkNesting(pair: TextPair, has: HasText): void {
  const source = pair.source.nesting;
  const target = readNesting(pair.target);
  if (target.references.length + target.broken.length + source.references.length === 0) return;
  const wanted = source.references.map((reference) => `$t(${reference.key})`).join(', ');
  const asSource = wanted === '' ? '' : ` Write it as in the source: ${wanted}.`;
  const broken = target.broken.filter((part) => pair.source.text === pair.target || !source.broken.includes(part));
  if (broken.length > 0) {
    addFinding(pair, 'nesting', `${broken.join(' ')} is broken: the other text would not be inserted.${asSource}`);
    return;
  }
  for (const { key, options } of target.references) {
    if (key === '') return addFinding(pair, 'nesting', `$t() names no text.${asSource}`);
    if (!key.includes('{{') && !has(pair.file, key))
      return addFinding(
        pair,
        'nesting',
        `$t(${key}) names a text that does not exist. Names in $t( ) are not translated.${asSource}`,
      );
    if (isSelf(pair, key))
      return addFinding(pair, 'nesting', `$t(${key}) inserts the text into itself. Name another text.`);
    if (options !== undefined && !areOptionsReadable(options))
      return addFinding(
        pair,
        'nesting',
        `The options in $t(${key}, …) are invalid: they need { "name": value }.${asSource}`,
      );
  }
  if (target.references.length < source.references.length && lost(source.references, target.references).length > 0)
    addFinding(
      pair,
      'nesting',
      `Put ${lost(source.references, target.references)
        .map((key) => `$t(${key})`)
        .join(', ')} back: another text is inserted there.`,
    );
}

function lost(source: readonly { key: string }[], target: readonly { key: string }[]): string[] {
  return source.map((reference) => reference.key).filter((key) => !target.some((other) => other.key === key));
}

function isSelf(pair: TextPair, reference: string): boolean {
  return reference === pair.key || reference === `${pair.file.namespace}:${pair.key}`;
}
