import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** How hard the sentences of a page are. */
export interface Figures {
  readonly file: string;
  readonly words: number;
  /** Words in a sentence, on average. */
  readonly length: number;
  /** Flesch-Kincaid: years of school in the United States. */
  readonly grade: number;
}

/** A page with fewer words gives no figure that means anything. */
const MIN_WORDS = 60;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a page: paragraphs and items of lists, without code, tables, headings, pictures and comments. A line break inside a paragraph ends no sentence. */
export function sentencesOf(page: string): readonly string[] {
  const prose = page
    .replaceAll(/^```[^]*?^```/gm, '\n')
    .replaceAll(/<!--[^]*?-->/g, '\n')
    .replaceAll(/^(?:\||#| {4}|!\[).*$/gm, '\n')
    .replaceAll(/`[^`\n]*`/g, 'code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((block) => block.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll(/[*_>\s]+/g, ' '))
    .flatMap((block) => [...SENTENCES.segment(block)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[a-z]/i.test(sentence));
}

/** The figures of a page; none if it has too few words. */
export function figuresOf(file: string, page: string): Figures | undefined {
  const sentences = sentencesOf(page);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []);
  if (words.length < MIN_WORDS) return undefined;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  return { file, words: words.length, length: words.length / sentences.length, grade: fleschKincaid(counts) };
}

/** The page of all figures, the hardest first. */
export function readabilityPage(figures: readonly Figures[]): string {
  const rows = figures
    .toSorted((one, other) => other.grade - one.grade)
    .map(({ file, words, length, grade }) => {
      return `| ${file} | ${grade.toFixed(1)} | ${length.toFixed(1)} | ${words} |`;
    });
  const middle = (values: readonly number[]): string =>
    (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(1);
  return `# Readability

\`\`\`
npm run docs -- readability --write
\`\`\`

The command writes this page. The figure is [Flesch-Kincaid](https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests): about the years of school that a reader needs. It counts sentences in paragraphs and lists; tables, code and headings are left out. It is
information, not a limit: it knows how long words and sentences are, not whether they are clear. The figures of ${figures.length} pages: grade ${middle(figures.map(({ grade }) => grade))} in the middle, ${middle(figures.map(({ length }) => length))} words in a sentence.

| page | grade | words in a sentence | words counted |
|---|---|---|---|
${rows.join('\n')}
`;
}
