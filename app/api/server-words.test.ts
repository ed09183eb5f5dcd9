import { describe, expect, it } from 'vitest';
import { beside, playersWords, wordsOf } from './server-words.ts';

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

  it('stand before ours, once where ours begin with the same, and not at all where there are none', () => {
    expect(beside('The house is full', 'At most 10.')).toBe('The house is full. At most 10.');
    expect(beside('満員です。', '10人まで。')).toBe('満員です。 10人まで。');
    expect(beside('Wrong password.', 'Wrong password. 2 attempts left.')).toBe('Wrong password. 2 attempts left.');
    expect(beside(undefined, 'At most 10.')).toBe('At most 10.');
  });

  it('are those of a refusal or of a broken server', () => {
    expect(wordsOf({ kind: 'server', status: 503, message: 'Back at noon' })).toBe('Back at noon');
    expect(wordsOf({ kind: 'refused', status: 400 })).toBeUndefined();
    expect(wordsOf({ kind: 'timeout' })).toBeUndefined();
    expect(wordsOf(undefined)).toBeUndefined();
  });
});
