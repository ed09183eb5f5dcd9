import type { OddsItem } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { compareAmounts, multiplyAmounts, subtractAmounts } from '#engine/money';
import { type CricketBet, settleCricket } from '#engine/sports';
import { estimateMarkSix, estimateRace, type MarkSixBet, type Pk10Bet } from '#engine/lottery';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import type { RowCalls } from '#cli/services/rows/row-calls.ts';
import { cricketMatch, pk10, placeCricketBet, placeLotteryBet, placeRaceBet } from '#cli/services/rows/valid-bets.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, checkPages, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import { refuse } from '#cli/services/player/core/place.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';
import { unitOf } from '#cli/services/player/core/slips.ts';
import { drawPicks, racePicks } from './ticket-picks.ts';

interface Ticket {
  readonly game: string;
  readonly row: 'placeLotteryBet' | 'placeRaceBet' | 'placeCricketBet';
  readonly make: (calls: RowCalls) => Promise<RowCall>;
  /** The call that reads it, if there is one. */
  readonly read: RowName | undefined;
}
/** The draw's year affects the return, not the stake. */
const ANY_DAY = '2026-06-01';

/** A valid call with one selection of each kind on sale. */
const ofEachKind =
  (make: Ticket['make'], list: (calls: RowCalls) => Promise<unknown>, picksOf: typeof drawPicks): Ticket['make'] =>
  async (calls) => {
    const { body, ...call } = await make(calls);
    const prices = (await list(calls)) as readonly OddsItem[];
    return { ...call, body: { ...(body as object), picks: picksOf(prices, calls.stake) } };
  };
/** Both sides of a cricket category; the longer odds get double the amount, so that the ticket can win. */
async function bothSides(calls: RowCalls): Promise<RowCall> {
  const { body, ...call } = await placeCricketBet(calls);
  const offers = Object.entries((await cricketMatch(calls)).bets ?? {});
  const sides = offers
    .filter(([, { categoryLabel }]) => categoryLabel === offers[0]?.[1].categoryLabel)
    .toSorted(([, one], [, other]) => compareAmounts(other.odd, one.odd))
    .slice(0, 2);
  const amounts = [multiplyAmounts(calls.stake, '2'), calls.stake];
  const bets = Object.fromEntries(sides.map(([id, { odd }], at) => [id, { amount: amounts[at], odd }]));
  return { ...call, body: { ...(body as object), bets } };
}
const drawPrices = (calls: RowCalls) => calls.data('getMarkSixOdds', { query: { game: calls.games.lottery } });
const racePrices = (calls: RowCalls) => calls.data('getRaceOdds', pk10(calls));

const DRAW = { game: 'hkmarksix', row: 'placeLotteryBet', read: 'getMyLotteryBet' } as const;
const RACE = { game: 'pk10', row: 'placeRaceBet', read: 'getMyRaceBet' } as const;
const TICKETS: readonly Ticket[] = [
  { ...DRAW, make: placeLotteryBet },
  { ...DRAW, make: ofEachKind(placeLotteryBet, drawPrices, drawPicks) },
  { ...RACE, make: placeRaceBet },
  { ...RACE, make: ofEachKind(placeRaceBet, racePrices, racePicks) },
  { game: 'cricket', row: 'placeCricketBet', make: bothSides, read: undefined },
];

/** Tickets of a draw and a race with one selection and with one of each kind, and of a cricket match, at minimum stakes. */
export async function checkTickets(bench: Bench): Promise<void> {
  const { player, findings } = bench;
  await bench.each('tickets', TICKETS, async ({ game, row, make, read }) => {
    const call = await made(bench, make);
    const { currency } = player;
    bench.afford(estimateOf(call.body, ANY_DAY, currency).stake);
    const before = await player.balance();
    const { bet, balance } = await player.read(row, call);
    const params = { ...(game === 'pk10' ? { race: game } : { lottery: game }), id: bet.bet_id };
    const expected = estimateOf(call.body, 'draw_time' in bet ? bet.draw_time.slice(0, 10) : ANY_DAY, bet.currency);
    bench.placed.push({ game, id: bet.bet_id, stake: expected.stake, read, params });
    await bench.left(row, subtractAmounts(before, expected.stake), balance);
    findings.same('tickets', row, 'total stake', expected.stake, bet.bet_amount);
    findings.same('tickets', row, 'highest return', expected.max, bet.max_payout);
    if (read === undefined) return;
    const detail = (await player.read(read, { params })) as typeof bet;
    findings.same('detail', row, 'the bet in detail', [bet.bet_id, bet.max_payout], [detail.bet_id, detail.max_payout]);
  });
  // One of each row.
  const sound = TICKETS.filter(({ row }, at) => TICKETS.findIndex((each) => each.row === row) === at);
  await bench.each('tickets', sound, (ticket) => wrongTickets(bench, ticket));
  await bench.each('tickets', LISTS, (list) => checkList(bench, list));
}

/** The call, at the least stake. @throws CannotRun */
export function made({ player, lotteryLeast }: Bench, make: Ticket['make']): Promise<RowCall> {
  player.calls.stake = lotteryLeast;
  return make(player.calls).catch((error: unknown) => {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  });
}

/** Tickets with one invalid property each. */
async function wrongTickets(bench: Bench, { game, row, make }: Ticket): Promise<void> {
  const { player } = bench;
  const { body, params = {} } = await made(bench, make);
  const ticket = body as Readonly<Record<string, unknown>>;
  const change = (by: object) => {
    const each = (one: object) => ({ ...one, ...by });
    const { picks, bets } = ticket as { picks?: readonly object[]; bets?: Readonly<Record<string, object>> };
    if (picks !== undefined) return { ...ticket, picks: picks.map(each) };
    return { ...ticket, bets: Object.fromEntries(Object.entries(bets ?? {}).map(([id, one]) => [id, each(one)])) };
  };
  const id = ['match_id', 'race_id', 'matchId'].find((name) => name in ticket) ?? 'match_id';
  const price = row === 'placeCricketBet' ? 'odd' : 'odds';
  const below = subtractAmounts(bench.lotteryLeast, unitOf(player.currency));
  const wrong: readonly (readonly [what: string, body: object])[] = [
    ['at higher odds than are sold', change({ [price]: '987.65' })],
    ['at lower odds than are sold', change({ [price]: '1.001' })],
    ['of nothing', change({ amount: '0' })],
    ['of less than nothing', change({ amount: '-1' })],
    ['of no number', change({ amount: 'abc' })],
    ['of more than there is', change({ amount: '100000000' })],
    // Cricket has other bounds.
    ...(compareAmounts(below, '0') > 0 && game !== 'cricket'
      ? [['below the minimum', change({ amount: below })] as const]
      : []),
    ['in another currency', { ...ticket, currency: 'XXX' }],
    ['on what is not sold', { ...ticket, [id]: 'there-is-no-such-draw' }],
    ['with no selection', 'picks' in ticket ? { ...ticket, picks: [] } : { ...ticket, bets: {} }],
    ...(await playedOf(bench, row, ticket)),
    ...(await closedOf(bench, row, params)).map((closed) => ['after its draw', { ...ticket, [id]: closed }] as const),
  ];
  for (const [what, asked] of wrong) await refuse(bench, 'refused', { game, row, params, body: asked, what });
}

async function closedOf({ player }: Bench, row: Ticket['row'], params: object): Promise<readonly string[]> {
  const call = { params: { ...params }, query: page(0, 1) };
  if (row === 'placeLotteryBet') return (await player.read('listDrawResults', call)).draws.map((draw) => draw.match_id);
  if (row === 'placeRaceBet') return (await player.read('listRaceResults', call)).races.map(({ id }) => id);
  return [];
}

/** Of a cricket match that has begun nothing is sold. */
async function playedOf({ player, lotteryLeast: amount }: Bench, row: Ticket['row'], ticket: object) {
  if (row !== 'placeCricketBet') return [];
  const matches = await player.read('listCricketMatches');
  const [played] = matches.filter(
    ({ state, bets }) => state === 'live' && Object.values(bets).some(({ isOpen }) => !isOpen),
  );
  const [id, offer] = Object.entries(played?.bets ?? {}).find(([, { isOpen }]) => !isOpen) ?? [];
  if (played === undefined || id === undefined || offer === undefined) return [];
  const body = { ...ticket, matchId: played.matchId, bets: { [id]: { amount, odd: offer.odd } } };
  return [['on a match that is played', body] as const];
}

interface List {
  readonly row: 'listMyLotteryBets' | 'listMyRaceBets' | 'listMyCricketBets';
  readonly game: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export const LISTS: readonly List[] = [
  { row: 'listMyLotteryBets', game: 'hkmarksix', params: { lottery: 'hkmarksix' } },
  { row: 'listMyRaceBets', game: 'pk10', params: { race: 'pk10' } },
  { row: 'listMyCricketBets', game: 'cricket', params: {} },
];

/** Pages, order, and this run's tickets. */
export async function checkList({ player, findings, placed }: Bench, { row, game, params }: List): Promise<void> {
  const own = placed.filter((each) => each.game === game).map(({ id }) => id);
  const list = { check: 'tickets', place: row, order: 'newest first', placed: own } as const;
  const ids = await checkPages(findings, list, async (start, limit) => {
    const query = page(start, limit, game === 'cricket' ? {} : ANY_STATUS);
    const { total, bets } = await player.read(row, { params, query });
    return { total, ids: bets.map(({ bet_id }) => bet_id), times: bets.map((bet) => bet.placed_at) };
  });
  findings.same('tickets', row, 'the first', own.at(-1) ?? ids[0], ids[0]);
  const { bets } = await player.read(row, { params, query: page(0, MAX_PAGE, game === 'cricket' ? {} : ANY_STATUS) });
  for (const status of new Set(bets.map((bet) => String(bet.status)))) {
    const some = await player.read(row, { params, query: page(0, MAX_PAGE, { status }) });
    const [wanted, shown] = [bets.filter((bet) => String(bet.status) === status), some.bets].map((list) =>
      list.map(({ bet_id: id }) => id),
    );
    findings.same('tickets', `${row}, of status ${status}`, 'bets', wanted, shown);
  }
}

function estimateOf(body: unknown, drawTime: string, currency: string): { stake: string; max: string } {
  const { picks, bets } = body as { picks?: readonly object[]; bets?: Record<string, { amount: string; odd: string }> };
  if (bets !== undefined) {
    // As two sides of one category.
    const sides = Object.entries(bets).map(([id, bet]) => [id, { ...bet, categoryLabel: 'one' }]);
    return settleCricket(Object.fromEntries(sides) as Record<string, CricketBet>, {}, currency);
  }
  const [first] = picks ?? [];
  if (first !== undefined && 'market' in first) return estimateRace(picks as readonly Pk10Bet[], currency);
  return estimateMarkSix(picks as readonly MarkSixBet[], drawTime, currency);
}
