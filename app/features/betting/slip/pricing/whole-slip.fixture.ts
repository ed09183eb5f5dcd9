import { EMPTY_COUPON, type SlipItem, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import type { Match, SportGame } from '#contract/entities';
import { withCricket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { readyBets } from '#app/features/betting/slip/placing/ready-bets.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { stakeRoom } from './stake-room.ts';
import { summarise, type SlipContext } from './summarise.ts';
type Outcomes = Readonly<Record<string, string>>;
export const aMatch = (
  id: string,
  outcomes: Outcomes,
  over: Partial<Match> & { line?: string; status?: string } = {},
): Match => {
  const { line, status = 'open', ...rest } = over;
  return {
    match_id: id,
    game: 'soccer',
    league: { id: 'l1', name: 'L' },
    home: 'A',
    away: 'B',
    start_time: '2026-03-01T15:00:00.000Z',
    state: 'scheduled',
    markets: [
      {
        kind: line === undefined ? 'wl' : 'handicap',
        status,
        ...(line !== undefined && { handicap_val: line }),
        outcomes: Object.entries(outcomes).map(([outcome, odds]) => ({ outcome, odds })),
      },
    ],
    ...rest,
  } as Match;
};
export const LIMITS = {
  bet: { min: '0.5', max: '50' },
  multiple: { min: 1, max: 99 },
  Bonus: { min: '0', max: '1000' },
  disabled_regions: ['XX'],
};
export const CONTEXT: SlipContext = {
  matches: {
    soccer: [
      aMatch('m1', { w: '1.85', d: '3.20', l: '4.00' }),
      aMatch('m2', { w: '2.00' }),
      aMatch('m3', { w: '2.50' }),
      aMatch('m4', { w: '1.90' }, { line: '-1' }),
    ],
    basketball: [aMatch('b1', { w: '1.50' }, { game: 'basketball' })],
  },
  limits: { soccer: LIMITS, basketball: LIMITS },
  wallet: { balance: '100', currency: 'USDT' },
  rate: '1',
  brandStake: undefined,
  currency: 'BRL',
  accept: 'none',
};
export const [one, two, three] = [
  aPick({ odds: '1.85' }),
  aPick({ matchId: 'm2', odds: '2.00' }),
  aPick({ matchId: 'm3', odds: '2.50' }),
];
export const line = aPick({ matchId: 'm4', market: 'handicap', odds: '1.90', line: '-1' });
export const ball = aPick({ game: 'basketball', matchId: 'b1', odds: '1.50' });
export const combined = (items: readonly SlipItem[], coupon: object = {}, game: SportGame = 'soccer'): SportSlip => ({
  items,
  mode: 'combined',
  coupons: { [game]: { ...EMPTY_COUPON, stake: '2', ...coupon } },
  stakes: {},
});
export const singles = (items: readonly SlipItem[], ...stakes: readonly string[]): SportSlip => ({
  items,
  mode: 'singles',
  coupons: {},
  stakes: Object.fromEntries(
    items.map(({ matchId, market, outcome }, at) => [`${matchId} ${market} ${outcome}`, stakes[at] ?? '']),
  ),
});
export const list = (...soccer: Match[]): Partial<SlipContext> => ({ matches: { soccer } });
export const limited = (over: object): Partial<SlipContext> => ({ limits: { soccer: { ...LIMITS, ...over } } });

export interface Shown {
  /** Stake, highest, guaranteed and lowest return. */
  readonly total?: string;
  readonly lines?: string;
  readonly odds?: string;
  /** State of each pick and the odds that would be bet, with `!` where the player has to accept them. */
  readonly picks?: readonly string[];
  readonly reasons?: readonly string[];
  /** The highest stake per line of each bet. */
  readonly most?: readonly string[];
  /** What the stake can be lowered to. */
  readonly allowed?: string;
  /** Bets that are ready to be sent: game, passes, stake. */
  readonly sent?: readonly string[];
}

/** A reason with what it names. */
export const reasonText = (reason: object): string => {
  const { kind, problem, count, warning } = reason as Record<string, unknown>;
  const { name, limit, region } = (warning ?? {}) as Record<string, unknown>;
  return [kind === 'limit' ? name : kind, problem ?? count ?? limit ?? region]
    .filter((each) => each !== undefined)
    .join(' ');
};

export function shown(slip: SportSlip, over: Partial<SlipContext>) {
  const context = { ...CONTEXT, ...over };
  const summary = summarise(slip, context);
  const { limits, rate, brandStake, wallet } = context;
  const room = stakeRoom(summary, { limits, rate, brandStake, funds: wallet?.balance });
  const { total } = summary;
  const whole = withCricket(summary, [], wallet?.balance);
  return {
    lines: summary.lines,
    odds: summary.odds,
    total: total && [total.totalStake, total.max, total.guaranteed, total.min].join(' '),
    picks: summary.priced.map(
      ({ state, bet, moved }) => `${[state, bet.odds, bet.line].filter(Boolean).join(' ')}${moved ? '!' : ''}`,
    ),
    reasons: summary.reasons.map(reasonText),
    most: summary.tickets.map(({ ticket }) => room.maxLineStake(ticket.id) ?? 'none'),
    allowed:
      room
        .allowed()
        ?.map(({ ticketId, lineStake }) => `${ticketId} ${lineStake}`)
        .join() ?? 'none',
    sent: readyBets(whole, context.accept, ({ matchId }) => `title of ${matchId}`).map(({ call }) =>
      call.row === 'placeBet' ? `${call.game} ${call.body.passes.join()} ${call.body.stake}` : call.row,
    ),
  };
}
