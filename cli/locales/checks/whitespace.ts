import { baseLanguage } from '#cli/locales/languages.ts';
import { TRAIT } from '#cli/locales/traits.ts';
import { tell, type TextPair } from './text-pair.ts';

/** These write no spaces between words, and their punctuation brings its own room. */
const WITHOUT_SPACES = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'yue', 'wuu']);
const EDGE = /^[\s\u00A0\u3000\u200B]|[\s\u00A0\u3000\u200B]$/u;

/** Spaces at the ends and in the middle, and line ends, as in the source. */
export function checkWhitespace(pair: TextPair): void {
  const { text } = pair.source;
  const { target } = pair;
  if (((pair.source.traits | pair.targetTraits) & (TRAIT.lineBreak | TRAIT.carriageReturn | TRAIT.tab)) !== 0) {
    if (checkLineEnds(pair)) return;
    if ((pair.targetTraits & TRAIT.tab) !== 0 && (pair.source.traits & TRAIT.tab) === 0)
      return tell(pair, 'whitespace', 'A tab stands in the text where the source has none. Write a space.');
  }
  if (isEdge(text) || isEdge(target)) {
    const why = edgeProblem(text, target, WITHOUT_SPACES.has(baseLanguage(pair.file.language)));
    if (why !== undefined) return tell(pair, 'whitespace', why);
  }
  if (target.includes('  ') && !text.includes('  '))
    tell(pair, 'whitespace', 'Two spaces stand side by side where the source has one. Keep one.');
}

function isEdge(text: string): boolean {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return isSpace(first) || isSpace(last);
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x3000 || code === 0x200b || code === 0x202f;
}

function edgeProblem(source: string, target: string, isWithoutSpaces: boolean): string | undefined {
  const begins = EDGE.test(target.charAt(0));
  const ends = EDGE.test(target.slice(-1));
  if (begins && !EDGE.test(source.charAt(0)))
    return 'The text begins with a space that the source does not have. Take it out.';
  if (ends && !EDGE.test(source.slice(-1)))
    return 'The text ends with a space that the source does not have. Take it out.';
  if (isWithoutSpaces) return undefined;
  if (!begins && EDGE.test(source.charAt(0)))
    return 'The source begins with a space, which keeps two texts apart. Put it in.';
  if (!ends && EDGE.test(source.slice(-1)))
    return 'The source ends with a space, which keeps two texts apart. Put it in.';
  return undefined;
}

function checkLineEnds(pair: TextPair): boolean {
  const { text } = pair.source;
  const { target } = pair;
  let why: string | undefined;
  if ((pair.targetTraits & TRAIT.carriageReturn) !== 0 && (pair.source.traits & TRAIT.carriageReturn) === 0)
    why = String.raw`A Windows line end (\r) stands in the text where the source has none. Write \n alone, or nothing.`;
  else if (target.endsWith('\n') !== text.endsWith('\n'))
    why = target.endsWith('\n')
      ? String.raw`The text ends with a line break (\n) that the source does not have. Take it out.`
      : String.raw`The source ends with a line break (\n). Put it at the end.`;
  else if (target.startsWith('\n') !== text.startsWith('\n'))
    why = String.raw`Begin the text with a line break (\n) just where the source does.`;
  else if (target.includes('\n') !== text.includes('\n'))
    why = text.includes('\n')
      ? String.raw`The source has line breaks (\n), this text has none. Break it in the same places.`
      : String.raw`A line break (\n) stands in the text where the source has none. Take it out.`;
  if (why !== undefined) tell(pair, 'line-ends', why);
  return why !== undefined;
}
