import { describe, expect, it } from 'vitest';
import { mistakeOf, MISTAKES, withMistake } from './mistakes.ts';
import { foundOnPaper } from './trial.ts';

const built = (name: string) => {
  const mistake = MISTAKES.find((each) => each.name === name);
  if (mistake === undefined) throw new RangeError(name);
  return withMistake(mistakeOf(mistake));
};

describe('a mistake in the sources', () => {
  it.each(MISTAKES.map((mistake) => [mistake.name, mistake] as const))('%s: its line still stands there', (_, each) => {
    expect(mistakeOf(each).contents).toContain(each.to);
  });

  it.each([
    ['the multiple is not paid', /^on paper: session \d+: paper: payout: /],
    ['4-string-11 has no quadruple', /: paper passes: 4-string-11: expected "11", got "10"$/],
  ])('of the engine is found on paper: %s', async (name, key) => {
    const { foundOnPaper: found } = await built(name);
    expect(found()).toMatch(key);
  });

  it('is none in the engine as it is', () => expect(foundOnPaper()).toBeUndefined());

  it.each([
    ['a payout is paid twice', /balance/],
    ['the margin of a cash-out is 5%', /quote/],
  ])(
    'that engine and simulator share is found by sessions of few steps: %s',
    async (name, key) => {
      const { foundBySessions, startSimulator } = await built(name);
      const simulator = await startSimulator({ seed: 'recall' });
      const found = await foundBySessions(simulator.url, '500');
      await simulator.close();
      expect(found).toMatch(key);
      expect(found).toMatch(/shrunk to [1-4] steps/);
    },
    120_000,
  );
});
