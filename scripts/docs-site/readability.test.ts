import { describe, expect, it } from 'vitest';
import { figuresOf, readabilityPage, sentencesOf } from './readability-figures.ts';

const PAGE = `# A heading is not counted

You type odds. The page shows
lines and returns.

- An item is a sentence
- So is \`slipway sim\` with [a link](nowhere.md)

| a table | is not |
|---|---|

\`\`\`
code is not counted. Never.
\`\`\`
`;

describe('the readability of a page', () => {
  it('is that of its paragraphs and items', () => {
    expect(sentencesOf(PAGE)).toEqual([
      'You type odds.',
      'The page shows lines and returns.',
      'An item is a sentence',
      'So is code with a link',
    ]);
  });

  it('is the formula of Flesch and Kincaid, and higher for longer sentences and words', () => {
    const easy = 'The cat sat on the mat. '.repeat(20);
    // 6 words of one syllable in a sentence: 0.39 x 6 + 11.8 x 1 - 15.59.
    expect(figuresOf('easy.md', easy)?.grade).toBeCloseTo(-1.45, 2);
    const hard = 'Idempotency considerations necessitate comprehensive reconciliation of unanswered requests '.repeat(
      10,
    );
    expect(figuresOf('hard.md', hard)?.grade).toBeGreaterThan(20);
  });

  it('has no figure for a page of a few words', () => {
    expect(figuresOf('short.md', PAGE)).toBeUndefined();
  });

  it('lists the hardest page first', () => {
    const figures = [1, 9, 5].map((grade) => ({ file: `docs/${grade}.md`, words: 100, length: 10, grade }));
    const page = readabilityPage(figures);
    expect([...page.matchAll(/^\| (\S+\.md)/gm)].map(([, file]) => file)).toEqual([
      'docs/9.md',
      'docs/5.md',
      'docs/1.md',
    ]);
    expect(page).toContain('grade 5.0 in the middle');
  });
});
