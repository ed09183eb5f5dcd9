import { baseLanguage } from '#cli/locales/language/languages.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Languages without spaces, whose punctuation has its own width. */
const WITHOUT_SPACES = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'yue', 'wuu']);
const EDGE = /[\s\u200B]/u;
const MARK = /^[.,;:!?…)\]।؟،]/u;
const SIDES = [
  ['begins', 0],
  ['ends', -1],
] as const;

/** Outer and inner spaces and line ends as in the source. */
export function checkWhitespace(pair: TextPair): void {
  const { text } = pair.source;
  const { target } = pair;
  const hasLayout = ((pair.traits | pair.source.traits) & TRAIT.layout) !== 0;
  if (hasLayout && checkLineEnds(pair)) return;
  if (hasLayout && target.includes('\t') && !text.includes('\t'))
    return addFinding(pair, 'whitespace', 'A tab is in the text where the source has none. Write a space.');
  const why = mayHaveEdge(pair) ? edgeProblem(text, target, pair.file.language) : undefined;
  if (why !== undefined) return addFinding(pair, 'whitespace', why);
  if (target.includes('  ') && !text.includes('  '))
    addFinding(pair, 'whitespace', 'There are two spaces where the source has one. Keep one.');
}

/** Most texts have no space at an end. */
const mayHaveEdge = ({ source, target, traits }: TextPair): boolean =>
  ((traits | source.traits) & TRAIT.hidden) !== 0 ||
  target.trim().length !== target.length ||
  !(source.isTrimmed ??= source.text.trim().length === source.text.length);

function edgeProblem(source: string, target: string, language: string): string | undefined {
  for (const [side, at] of SIDES) {
    const has = EDGE.test(target.at(at) ?? '');
    if (has === EDGE.test(source.at(at) ?? '')) continue;
    if (has) return `The text ${side} with a space that the source does not have. Remove it.`;
    // "… to avoid this" as ", um dies zu vermeiden": the mark belongs to the word before.
    if (at === 0 && MARK.test(target)) continue;
    if (!WITHOUT_SPACES.has(baseLanguage(language)))
      return `The source ${side} with a space, which separates two texts. Add it.`;
  }
  return undefined;
}

function checkLineEnds(pair: TextPair): boolean {
  const { text } = pair.source;
  const { target } = pair;
  let why: string | undefined;
  if (target.includes('\r') && !text.includes('\r'))
    why = String.raw`A Windows line end (\r) is in the text where the source has none. Write \n alone, or nothing.`;
  else if (target.endsWith('\n') !== text.endsWith('\n'))
    why = target.endsWith('\n')
      ? String.raw`The text ends with a line break (\n) that the source does not have. Remove it.`
      : String.raw`The source ends with a line break (\n). Put it at the end.`;
  else if (target.startsWith('\n') !== text.startsWith('\n'))
    why = String.raw`Begin the text with a line break (\n) where the source does.`;
  else if (target.includes('\n') !== text.includes('\n'))
    why = text.includes('\n')
      ? String.raw`The source has line breaks (\n), this text has none. Break it in the same places.`
      : String.raw`A line break (\n) is in the text where the source has none. Remove it.`;
  if (why !== undefined) addFinding(pair, 'line-ends', why);
  return why !== undefined;
}
