import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Made once, and only where a text may be too long. */
let segmenter: Intl.Segmenter | undefined;

/** Counts what a player sees: no tags, and a letter with its marks once. */
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
