import type { LotteryBet, OddsItem, RaceBet } from '#contract/entities';
import type { MarkSixBet, Pk10Bet } from '#engine/lottery';
import type { SessionStep } from '#fixtures';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import { compareAmounts } from './oracle/index.ts';
import { reasonOf } from './place.ts';
import type { SessionContext } from './session-context.ts';

type Step<Do extends SessionStep['do']> = Extract<SessionStep, { do: Do }>;
type Bounds = { readonly min: string; readonly max: string };

/** Bets on the open draw of a Mark Six game at the upstream's prices, sets the balls and waits for the draw. */
export async function markSix(context: SessionContext, { game, bets, balls }: Step<'marksix'>): Promise<void> {
  const { client } = context.world;
  const params = { lottery: game as 'hkmarksix' };
  const { draws } = await client.read('listDraws', { params, query: { start: 0, limit: 1 } });
  const open = draws.find(({ state }) => state === 'open');
  if (open === undefined || !context.canWaitUntil(open.draw_time)) return;
  const list = await client.read('getMarkSixOdds', { query: { game: params.lottery } });
  const items = bets.map((bet) => list.find(({ prop, top }) => prop === propOf(bet) && top === topOf(bet)));
  const picks = priced(bets, items) as MarkSixBet[] | undefined;
  if (picks === undefined) return;
  const draw = { numbers: balls.slice(0, 6), special: balls[6] ?? 0 };
  const { bet: bounds } = await client.read('getGameLimits', { query: { kind: params.lottery } });
  await play(context, {
    items: items as OddsItem[],
    bounds,
    picks,
    isAllowed: picks.every(context.engine.mayBeBet),
    settled: context.engine.markSix(picks, draw, open.draw_time.slice(0, 10), 'USDT'),
    drawnAt: open.draw_time,
    place: (key) => {
      const body = { match_id: open.match_id, currency: 'USDT', picks: picks as LotteryBet['picks'] };
      return client.money('placeLotteryBet', { params, body }, key);
    },
    set: () => client.control('POST', `draws/${open.match_id}`, draw),
    read: (id) => client.read('getMyLotteryBet', { params: { ...params, id } }),
  });
}

/** The name of a price: kind, position and level. */
const propOf = ({ kind, position, level, selection }: Step<'marksix'>['bets'][number]) =>
  [
    kind,
    position,
    kind === 'specialCodeCombinationZodiacs' ? (level ?? (Array.isArray(selection) ? selection.length : 1)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

function topOf({ kind, selection, level, configuration }: Step<'marksix'>['bets'][number]): string {
  const count = Array.isArray(selection) ? selection.length : 1;
  if (kind === 'specialCodeCombinationZodiacs') return String(level ?? count);
  if (kind === 'specialCodeMergeAnimal') return configuration ?? String(count);
  return Array.isArray(selection) ? (selection[0] ?? '') : String(selection);
}

/** The same for a race. */
export async function pk10(context: SessionContext, { bets, finish }: Step<'pk10'>): Promise<void> {
  const { client } = context.world;
  const params = { race: 'pk10' as const };
  const { races } = await client.read('listRaces', { params, query: { start: 0, limit: 1 } });
  const open = races.find(({ state }) => state === 'open');
  if (open === undefined || !context.canWaitUntil(open.draw_time)) return;
  const list = await client.read('getRaceOdds', { params });
  const items = bets.map((bet) =>
    list.find(({ index, top }) => index === indexOf(bet) && top === String(bet.selection)),
  );
  const picks = priced(bets, items) as Pk10Bet[] | undefined;
  if (picks === undefined) return;
  const { bet: bounds } = await client.read('getGameLimits', { query: { kind: 'pk10' } });
  await play(context, {
    items: items as OddsItem[],
    bounds,
    picks,
    isAllowed: true,
    settled: context.engine.race(picks, finish, 'USDT'),
    drawnAt: open.draw_time,
    place: (key) => {
      const body = { race_id: open.id, currency: 'USDT', picks: picks as RaceBet['picks'] };
      return client.money('placeRaceBet', { params, body }, key);
    },
    set: () => client.control('POST', `draws/${open.id}`, { finish }),
    read: (id) => client.read('getMyRaceBet', { params: { ...params, id } }),
  });
}

const PAIRS = ['1-10', '2-9', '3-8', '4-7', '5-6'];

/** The place of a price in the list (specification section 3). */
function indexOf({ market, place = 0, pair = '', selection }: Step<'pk10'>['bets'][number]): number {
  const isNumber = typeof selection === 'number';
  if (market === 'dragonTiger') return 22 + PAIRS.indexOf(pair);
  if (market === 'sum') return isNumber ? 11 : 10;
  return (isNumber ? 12 : 0) + place - 1;
}

/** The bets at the list's odds; undefined where one of them is not sold. */
const priced = <B extends object>(bets: readonly B[], items: readonly (OddsItem | undefined)[]) =>
  items.includes(undefined) ? undefined : bets.map((bet, at) => ({ ...bet, odds: items[at]?.odd ?? '' }));

interface Game {
  readonly picks: readonly { readonly amount: string }[];
  readonly items: readonly OddsItem[];
  readonly bounds: Bounds;
  /** By the rules for sets of animals. */
  readonly isAllowed: boolean;
  readonly settled: { readonly results: readonly string[]; readonly stake: string; readonly payout: string };
  readonly drawnAt: string;
  readonly place: (key: string) => Promise<Answer<{ readonly bet: LotteryBet | RaceBet }>>;
  readonly set: () => Promise<unknown>;
  readonly read: (id: string) => Promise<LotteryBet | RaceBet>;
}

async function play(context: SessionContext, game: Game): Promise<void> {
  const { settled, drawnAt } = game;
  const answer = await game.place(context.key());
  context.same('draw: placed', refusalOf(context, game) ?? 'accepted', answer.ok ? 'accepted' : reasonOf(answer));
  if (!answer.ok) return;
  context.take(settled.stake);
  context.same('draw: stake', settled.stake, answer.data.bet.bet_amount);
  await context.look();
  await game.set();
  await context.moveClock(drawnAt);
  const bet = await game.read(answer.data.bet.bet_id);
  const results = bet.picks.map(({ result }) => result);
  context.same('draw: results', settled.results, results);
  context.same('draw: payout', settled.payout, bet.payout);
  context.pay(settled.payout);
  context.due.push('SETTLE');
}

/** The limits of each pick, then of all together. */
function refusalOf(context: SessionContext, { picks, items, bounds, settled, isAllowed }: Game): string | undefined {
  if (!isAllowed) return 'badRequest';
  const fixed = { scope: 'lottery' as const, currency: 'USDT', rate: '1', funds: context.balance };
  for (const [at, { amount }] of picks.entries()) {
    if (compareAmounts(amount, '0') <= 0 || /\.\d{6}\d*[1-9]/.test(amount)) return 'badRequest';
    const found = context.engine.limits({ ...fixed, amount, game: items[at] });
    if (found.length > 0) return ['limitsExceeded', ...[...found].sort()].join(' ');
  }
  const found = context.engine.limits({ ...fixed, amount: settled.stake, bet: bounds });
  return found.length > 0 ? ['limitsExceeded', ...[...found].sort()].join(' ') : undefined;
}
