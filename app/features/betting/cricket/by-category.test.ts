import { expect, it } from 'vitest';
import { byCategory, type CricketOffer } from './by-category.ts';

const offer = (categoryLabel: string, slipLabel: string): CricketOffer => ({
  categoryLabel,
  slipLabel,
  odd: '1.9',
  isOpen: true,
});

it('groups offers by category, both in the order of the upstream', () => {
  const bets = { w1: offer('Winner', 'Home'), t1: offer('Toss', 'Away'), w2: offer('Winner', 'Away') };
  expect(byCategory({ bets })).toEqual([
    {
      label: 'Winner',
      offers: [
        { id: 'w1', categoryLabel: 'Winner', slipLabel: 'Home', odd: '1.9', isOpen: true },
        { id: 'w2', categoryLabel: 'Winner', slipLabel: 'Away', odd: '1.9', isOpen: true },
      ],
    },
    { label: 'Toss', offers: [{ id: 't1', categoryLabel: 'Toss', slipLabel: 'Away', odd: '1.9', isOpen: true }] },
  ]);
  expect(byCategory({ bets: {} })).toEqual([]);
});
