import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('counts what became of the presses of a fault, with the time that players waited', () => {
  const cells = [
    { word: 'refused', seconds: 0 },
    { word: 'done', seconds: 6 },
    { word: 'done', seconds: 0 },
    { word: 'doubled' },
  ];
  expect(countWords(cells)).toBe('2 done (0-6 s), 1 refused (0 s), 1 doubled');
});
