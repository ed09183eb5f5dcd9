import { expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { aBet, aMatch } from '#app/features/betting/my-bets/test/a-bet.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { useBetsCsv } from './use-bets-csv.ts';

const linesOf = (...bets: readonly unknown[]) =>
  valueOf(useBetsCsv)(bets as AnyBet[])
    .trimEnd()
    .split('\r\n');
/** The cells of a bet: its state, its payout, what its sold parts paid. */
const [STATE, PAYOUT, PARTS] = [6, 9, 10];

it('names its columns, and gives amounts and instants as the upstream has them', () => {
  const bet = aBet({
    passes: ['2-string-1'],
    lines: '1',
    matches: [
      aMatch('m1', [{ odds: '2.00', result: 'won' }]),
      { ...aMatch('m2', [{ odds: '3.00', result: 'void' }]), home: '=1+1' },
    ],
    status: 16,
    result: 'won',
    payout: '20.000000',
    bonus_amount: '10.000000',
    settled_at: '2026-03-15T09:30:00.000Z',
  });
  expect(linesOf(bet)).toEqual([
    '\ufeff"Bet number","Game","Bet type","Draw number","Placed","Settled","Result","Total stake","Currency","Payout","Cashed out so far","Currency of the payout","Selections"',
    '"bet-1","Soccer","Double (2 String 1)","","2026-03-14T12:00:00.000Z","2026-03-15T09:30:00.000Z","WIN","10","USDT","20.000000","","USDT",' +
      '"Home m1 to win, Home m1 – Away m1 · Match result, 2.00: Won; =1+1 to win, =1+1 – Away m2 · Match result, 3.00: Void"',
  ]);
});

const SETTLED = { status: 16 } as const;
const PART = { part_id: 'p1', stake: '5', bet_amount: '5', payout: '4.608', at: '2026-03-14T12:30:00.000Z' };

it.each<[string, string, string, Partial<Bet>]>([
  ['PENDING', '', '', {}],
  ['PENDING · Part cashed out', '', '4.608', { parts: [PART] }],
  ['WIN', '20', '', { ...SETTLED, result: 'won', payout: '20', bonus_amount: '10' }],
  ['LOSS', '0', '', { ...SETTLED, result: 'lost' }],
  ['LOSS · Paid, but less than the stake', '4', '', { ...SETTLED, result: 'lost', payout: '4' }],
  ['VOID · Stake returned', '10', '', { ...SETTLED, result: 'void', payout: '10' }],
  ['CANCELED · Stake returned', '10', '', { status: 32, payout: '10' }],
  ['CASHED OUT', '9.216', '', { ...SETTLED, cashed_out: true, result: 'lost', payout: '9.216' }],
])('a bet that is %s paid "%s", its parts "%s"', (state, payout, parts, over) => {
  const [, line = ''] = linesOf(aBet(over));
  const cells = line.slice(1, -1).split('","');
  expect([cells[STATE], cells[PAYOUT], cells[PARTS]]).toEqual([state, payout, parts]);
});

it('names the draw of a lottery ticket', () => {
  const pick = { kind: 'specialCode', selection: 8, odds: '47', amount: '5', result: 'win' };
  const ticket = {
    ...aBet(),
    passes: undefined,
    game: 'hkmarksix',
    match_id: 'd',
    draw_number: '26071',
    picks: [pick],
  };
  delete (ticket as { passes?: unknown }).passes;
  expect(linesOf(ticket)[1]).toMatch(/^"bet-1","[^"]+","","26071",/);
});
