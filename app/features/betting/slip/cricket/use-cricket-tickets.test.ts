import { beforeAll, expect, it } from 'vitest';
import type { CricketMatch } from '#contract/entities';
import { LIMITS } from '#app/features/betting/draws/test/a-context.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { cricketToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useCricketTickets } from './use-cricket-tickets.ts';

beforeAll(() => stubPage());

const START = '2026-03-14T15:00:00Z';
const offer = (odd: string) => ({ categoryLabel: 'Toss', slipLabel: 'Vale', odd, isOpen: true });
const PICK = { id: 'x', categoryLabel: 'Toss', slipLabel: 'Vale', odd: '2' };
const aMatch = (over: Partial<CricketMatch> = {}): CricketMatch => ({
  matchId: 'c1',
  league: 'Cup',
  home: 'Vale',
  away: 'Aster',
  startTime: START,
  state: 'scheduled',
  bets: { x: offer('2') },
  ...over,
});

/** The tickets of a slip with 5 on one pick, when the upstream has these matches. */
async function ticketsOf(matches: readonly CricketMatch[] | undefined, funds?: string, hasLimits = true) {
  const { store, call } = upstream({ 'matchData/matchList': () => matches, game_config: () => LIMITS });
  store.dispatch(cricketToggled({ matchId: 'c1', home: 'A', away: 'B', pick: PICK }));
  store.dispatch(changeSlip(typeCricket({ matchId: 'c1', id: 'x', typed: '5' })));
  if (matches !== undefined) await call('cricketOfSlip');
  if (hasLimits) await call('getGameLimits', { game: 'cricket' });
  return readHook(() => useCricketTickets({ currency: 'USDT', rate: '1', brandStake: undefined, funds }), { store });
}

const OTHER = aMatch({ matchId: 'c2', state: 'live', score: '1/1', startTime: '2026-03-15T15:00:00Z' });
it.each<[string, readonly CricketMatch[] | undefined, object | undefined, readonly string[]]>([
  ['that is scheduled', [aMatch()], { startTime: START }, []],
  ['that is scheduled with a score', [aMatch({ score: '0/0' })], { startTime: START }, []],
  [
    'that is live',
    [OTHER, aMatch({ state: 'live', score: '90/2' })],
    { startTime: START, live: { minute: undefined, score: '90/2' } },
    [],
  ],
  [
    'that is live without a score',
    [aMatch({ state: 'live' })],
    { startTime: START, live: { minute: undefined, score: undefined } },
    [],
  ],
  ['that is over', [aMatch({ state: 'finished', score: '90/2' })], { startTime: START }, []],
  ['that has left the list', [OTHER], undefined, ['picksGone']],
  ['that is not read yet', undefined, undefined, ['pricesUnknown']],
])('a match %s', async (_, matches, when, reasons) => {
  const { tickets, isLate } = await ticketsOf(matches);
  const shown = tickets.map(({ matchId, home, away, when: at, summary }) => ({
    match: [matchId, home, away],
    when: at,
    stake: summary.totalStake,
    reasons: summary.reasons.map(({ kind }) => kind),
  }));
  expect([shown, isLate]).toEqual([[{ match: ['c1', 'A', 'B'], when, stake: '5.000000', reasons }], false]);
});

// A bet takes up to 150.
it.each([
  ['20', true, { id: 'x', amount: '20.000000' }],
  ['200', true, { id: 'x', amount: '150.000000' }],
  [undefined, true, { id: 'x', amount: '150.000000' }],
  ['0', true, undefined],
  ['20', false, undefined],
])('of %s, with limits: %j, a stake can be %j', async (funds, hasLimits, most) => {
  const { tickets } = await ticketsOf([aMatch()], funds, hasLimits);
  expect(tickets.map((each) => each.most?.())).toEqual([most]);
});

it('a slip without cricket asks for nothing', () => {
  const { store, asked } = upstream({});
  const around = { currency: 'USDT', rate: '1', brandStake: undefined, funds: '20' };
  const { tickets, isLate, retry } = readHook(() => useCricketTickets(around), { store });
  retry();
  expect([tickets, isLate, asked]).toEqual([[], false, []]);
});
