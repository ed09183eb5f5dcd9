import { decode, type EncodingProblem } from '#cli/files/decode.ts';

/** What is wrong with the bytes of a file, where, and what to do. */
export interface BadBytes {
  readonly message: string;
  readonly advice: string;
  /** In the text. */
  readonly offset: number;
}

const WORDS: Readonly<Record<EncodingProblem['kind'], readonly [message: string, advice: string]>> = {
  bom: ['The file begins with an invisible mark (BOM).', 'Save it as UTF-8 without BOM.'],
  'utf-16': ['The file is saved as UTF-16.', 'Save it as UTF-8.'],
  'not-utf-8': ['The file is not UTF-8: this letter would be broken on the site.', 'Save it as UTF-8.'],
};

/** The text of a brand's file. What is not plain UTF-8 is read too, so that a message can say where it is wrong. */
export function textOf(bytes: Buffer): { readonly text: string; readonly bad?: BadBytes } {
  const { text, problem } = decode(bytes);
  if (problem === undefined) return { text };
  const [message, advice] = WORDS[problem.kind];
  return { text, bad: { message, advice, offset: problem.offset } };
}
