import { expect, it } from 'vitest';
import { everyOutcome, outcomeThatDiffers, type PaperStep } from './every-outcome.ts';

/** The oracle takes a side that is none as lost, the engine refuses it. */
const wrongBalls: PaperStep = {
  do: 'paperOf',
  game: 'marksix',
  asked: {
    bets: [
      { kind: 'tail', selection: 9, amount: '1', odds: '1.97' },
      { kind: 'specialCodeSide', selection: 'neither', amount: '1', odds: '1.97' },
    ],
    draw: { numbers: [1, 2, 3, 4, 5, 6], special: 49 },
    date: '2026-06-01',
    currency: 'USDT',
  },
};

it('names the one bet of a draw on which they differ', () => {
  const sound = { ...wrongBalls, asked: { ...wrongBalls.asked, bets: [] } } as PaperStep;
  const found = outcomeThatDiffers([sound, wrongBalls]);
  expect(found?.do === 'paperOf' && found.asked['bets']).toEqual([
    { kind: 'specialCodeSide', selection: 'neither', amount: '1', odds: '1.97' },
  ]);
});

it('has each ball as the special one, each car first, and every market', () => {
  const specials = new Set<unknown>();
  const first = new Set<unknown>();
  const markets = new Set<unknown>();
  for (const step of everyOutcome())
    if (step.do === 'paper') markets.add(JSON.stringify(step.slip['matches']).match(/"market":"(\w+)"/)?.[1]);
    else if (step.game === 'marksix') specials.add((step.asked['draw'] as { special: number }).special);
    else first.add((step.asked['finish'] as number[])[0]);
  expect([specials.size, first.size]).toEqual([49, 10]);
  expect([...markets].toSorted()).toEqual(
    'asian_handicap asian_total bs correct_score goals half handicap mv up wl'.split(' '),
  );
});
