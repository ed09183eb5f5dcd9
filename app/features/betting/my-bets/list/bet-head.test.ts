import { createElement as h } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { BetHead } from './bet-head.tsx';
import { Facts } from './facts.tsx';

beforeAll(() => void vi.stubEnv('TZ', 'UTC'));

const AT = 'Mar 14, 2026, 12:00 PM';
const head = (bet: Parameters<typeof BetHead>[0]['bet']) => textsOf(h(BetHead, { bet }));

it('the head of a bet: its state, its game and kind, when it was placed', () => {
  expect([
    head(aBet({})),
    head(aBet({ passes: ['2-string-1', '3-string-1'], matches: [0, 1, 2, 3].map((at) => aMatch(`m${at}`, [])) })),
  ]).toEqual([
    ['PENDING', 'Soccer · Single', AT],
    ['PENDING', 'Soccer · Double + Treble', AT],
  ]);
});

it('a bet on a draw or a race has its number', () => {
  const { matches: _, passes: __, ...bet } = aBet({});
  const drawn = (over: object) =>
    head({ ...bet, draw_number: '26031', ...over } as unknown as Parameters<typeof head>[0]);
  const lines = (kind: string) => ['PENDING', `${kind} · Draw 26031`, AT];
  expect(drawn({ game: 'hkmarksix', match_id: 'd-1' })).toEqual(lines('Hong Kong Mark Six'));
  expect(drawn({ game: 'pk10', race_id: 'r-1' })).toEqual(lines('PK10 racing'));
});

it('facts are names with their values', () => {
  const facts = [
    { name: 'Stake', value: '2.00' },
    { name: 'Payout', value: '4.00', look: 'good', testId: 'payout' },
  ] as const;
  for (const shape of ['row', 'list'] as const)
    expect(textsOf(h(Facts, { facts, shape }))).toEqual(['Stake', '2.00', 'Payout', '4.00']);
});
