import { describe, expect, it } from 'vitest';
import { beside, wordsOf } from './beside.ts';

describe('words of the server', () => {
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
