import { describe, expect, it } from 'vitest';
import { playersWords } from './server-words.ts';

describe('words of the upstream', () => {
  it.each([
    ['Closed until noon.', 'Closed until noon.'],
    ['  Fechado até o meio-dia. ', 'Fechado até o meio-dia.'],
    ['<b>Closed</b> & sold', '<b>Closed</b> & sold'],
    ['', undefined],
    [' ', undefined],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), undefined],
    ['Closed\n    at place (/srv/bets.js:10:5)', undefined],
    ["TypeError: Cannot read properties of undefined (reading 'id')", undefined],
    ['java.lang.NullPointerException', undefined],
    ['place (/srv/bets.js:10:5)', undefined],
    ['The match begins at 18:30:00.', 'The match begins at 18:30:00.'],
  ])('%j are for the player as %j', (message, words) => {
    expect(playersWords(message)).toBe(words);
  });
});
