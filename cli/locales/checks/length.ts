import { tell, type TextPair } from './text-pair.ts';

/** What counts: the letters a person sees. Tags count nothing, a letter with its marks counts once. */
export function checkLength(pair: TextPair, max: number): void {
  const { target } = pair;
  if (target.length <= max) return;
  const visible = target.replaceAll(/<\/?[\w.-]+[^<>]*>/gu, '');
  if (visible.length <= max) return;
  const length = graphemes(visible);
  if (length > max)
    tell(
      pair,
      'too-long',
      `The text has ${length} characters; ${max} fit in its place. Shorten it by ${length - max}.`,
    );
}

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}
