import { hasIcuSyntax, readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Forms for one number, so that a text may spell it out: "No bets", "One bet". */
const SPELLED_OUT = new Set(['zero', 'one', 'two']);

/** Inserted values: none missing, renamed or added, each in two braces. */
export function checkPlaceholders(pair: TextPair): void {
  const target = readPlaceholders(pair.target);
  const source = pair.source.placeholders;
  if (target.residue.length > 0 && hasIcuSyntax(pair.target)) {
    if (hasIcuSyntax(pair.source.text)) return; // Reported once, in the source.
    const names = source.names.map((name) => `{{${name}}}`).join(', ');
    addFinding(
      pair,
      'icu-syntax',
      `This form is shown to players unchanged. Write plurals as separate keys (_one, _other)${names === '' ? '.' : ` and values as in the source: ${names}.`}`,
    );
    return;
  }
  let missing = source.names.filter((name) => !target.names.includes(name) && !mayBeSpelledOut(pair, name));
  const extra = target.names.filter((name) => !isKnown(pair, name));
  const broken = brokenParts(pair, target.residue, missing);
  if (broken.length > 0) {
    const wanted = source.names.map((name) => `{{${name}}}`).join(', ');
    addFinding(
      pair,
      'placeholder-malformed',
      `${broken.join(' ')} is broken and would be shown unchanged.${wanted === '' ? ' Remove it.' : ` Write it as in the source: ${wanted}.`}`,
    );
    missing = missing.slice(broken.length);
    if (missing.length === 0) return;
  }
  for (const name of missing) {
    const instead = extra.shift();
    if (instead === undefined)
      addFinding(pair, 'placeholder-missing', `Add {{${name}}}: the program inserts a value there.`);
    else
      addFinding(
        pair,
        'placeholder-renamed',
        `Write {{${name}}} where it now says {{${instead}}}: names in braces are not translated.`,
      );
  }
  for (const name of extra)
    addFinding(
      pair,
      'placeholder-extra',
      `Remove {{${name}}}: the source has no such value, so nothing would be shown.`,
    );
}

function isKnown(pair: TextPair, name: string): boolean {
  return (
    (pair.form !== undefined && name === 'count') || pair.family.some((text) => text.placeholders.names.includes(name))
  );
}

function mayBeSpelledOut(pair: TextPair, name: string): boolean {
  return name === 'count' && pair.form !== undefined && SPELLED_OUT.has(pair.form);
}

/** Braces that the source also has are text: `{ }` in an example. */
function brokenParts(pair: TextPair, residue: readonly string[], missing: readonly string[]): string[] {
  if (residue.length === 0) return [];
  const known = pair.family.flatMap((text) => text.placeholders.residue);
  if (known.length >= residue.length && missing.length === 0) return [];
  return residue.filter((part) => !known.includes(part));
}

/** Broken and ICU placeholders of the source, which a comparison cannot find. */
export function checkSourcePlaceholders(pair: TextPair): void {
  if (pair.source.placeholders.residue.length === 0) return;
  if (hasIcuSyntax(pair.target)) {
    addFinding(
      pair,
      'icu-syntax',
      'This form is shown to players unchanged. i18next needs separate keys (_one, _other) and {{values}} in two braces.',
    );
    return;
  }
  const broken = pair.source.placeholders.residue.filter((part) => /\{\s*\{|\}\s*\}|[｛｝]/u.test(part));
  if (broken.length > 0)
    addFinding(
      pair,
      'placeholder-malformed',
      `${broken.join(' ')} is broken and would be shown unchanged. Write it as {{name}}.`,
    );
}
