import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Escape sequences of source code, which a text shows literally. Not paths: `C:\new`, `\\server\new`. */
const LITERAL = /\\(?:[nrt]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|["'])/u;
const PATHS = /(?:\b[A-Za-z]:|\\)\\[^\s"']*/gu;
/** `&amp;amp;` or `&amp;lt;`: escaped twice, so one escape is shown. */
const DOUBLE = /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[0-9a-f]{1,6});/iu;

/** React shows entities literally. */
const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{1,6}|#x[\da-f]{1,6});/iu;

const REMEDY: Readonly<Record<string, string>> = {
  '\\n': String.raw`For a line break the file has "\n" with one backslash.`,
  '\\r': 'Remove it.',
  '\\t': 'Write a space.',
};

/**
 * Escape sequences that players would see.
 *
 * @param known the source's text, whose own sequences are reported there and once; empty for the source itself
 */
export function checkEscapes(pair: TextPair, known: string): void {
  if ((pair.traits & (TRAIT.backslash | TRAIT.ampersand)) === 0) return;
  const literal = LITERAL.exec(pair.target.replaceAll(PATHS, ''))?.[0];
  if (literal !== undefined && !known.includes(literal))
    addFinding(
      pair,
      'literal-escape',
      `Players see ${literal} as two characters or more. ${REMEDY[literal] ?? 'Write the character itself.'}`,
    );
  const double = DOUBLE.exec(pair.target)?.[0];
  if (double !== undefined && !known.toLowerCase().includes(double.toLowerCase()))
    addFinding(
      pair,
      'double-escape',
      `${double} was escaped twice: players see &${double.slice('&amp;'.length)} instead of the character. Write the character itself.`,
    );
  // A source with tags or entities may be shown as HTML.
  const entity =
    double === undefined && pair.source.tags.names.length === 0 ? ENTITY.exec(pair.target)?.[0] : undefined;
  if (entity !== undefined && !ENTITY.test(pair.source.text))
    addFinding(pair, 'html-entity', `Players see ${entity} as it is written. Write the character itself.`);
}
