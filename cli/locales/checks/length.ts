import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

let segmenter: Intl.Segmenter | undefined;

/** Counts what a player sees: without tags, a letter with its marks once. */
export function checkLength(pair: TextPair, max: number): void {
  const { target } = pair;
  if (target.length <= max) return;
  const visible = target.replaceAll(/<\/?[\w.-]+[^<>]*>/gu, '');
  if (visible.length <= max) return;
  const length = [...(segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(visible)].length;
  if (length > max)
    addFinding(
      pair,
      'too-long',
      `The text has ${length} characters; ${max} fit in its place. Shorten it by ${length - max}.`,
    );
}
