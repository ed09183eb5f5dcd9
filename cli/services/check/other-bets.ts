import type { GameLimits, LimitedGame, MarkSixGame, OddsItem } from '#contract/entities';
import type { MarkSixBet, Pk10Bet } from '#engine/lottery';
import type { Slip } from '#engine/sports';
import type { SessionStep } from '#fixtures';
import { openDraw, type OpenDraw, openRace } from '#cli/services/upstream/open-draw.ts';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import * as oracle from './oracle/index.ts';
import { computed, isNoStake, limitRefusal, limitsText, saidOf } from './place.ts';
import { same, type SessionContext } from './session-context.ts';

type Step<Do extends SessionStep['do']> = Extract<SessionStep, { do: Do }>;

/** Longer than a cricket match. */
const CRICKET_MS = 4 * 3_600_000;

interface Followed {
  readonly refusal: string | undefined;
  readonly answer: Answer<{
    readonly bet: { readonly bet_id: string; readonly bet_amount: string; readonly max_payout: string };
  }>;
  readonly stake: string;
  readonly most?: string;
  /** Ends what was bet on. @returns what it pays */
  readonly decide: (id: string) => Promise<string>;
}

/** A bet to its end: the answer, what it takes, and what it pays. */
async function follow(context: SessionContext, name: string, bet: Followed): Promise<void> {
  const { refusal, answer, stake, most } = bet;
  same(`${name}: placed`, refusal ?? 'accepted', saidOf(answer));
  if (!answer.ok) return;
  const { bet_id: id, bet_amount: taken, max_payout: highest } = answer.data.bet;
  context.take(stake);
  if (most !== undefined) same(`${name}: most`, most, highest);
  same(`${name}: stake`, stake, taken);
  await context.look();
  context.pay(await bet.decide(id));
  context.due.push('SETTLE');
}

const limitsOf = ({ world }: SessionContext, kind: LimitedGame): Promise<GameLimits> =>
  world.client.read('getGameLimits', { query: { kind } });

/** Bets on the open draw of a Mark Six game at the upstream's prices, sets its balls and waits for it. */
export async function markSix(context: SessionContext, { game, bets, balls }: Step<'marksix'>): Promise<void> {
  const result = { numbers: balls.slice(0, 6), special: balls[6] ?? 0 };
  const open = await openDraw(context.world.client, game as MarkSixGame);
  await draw(context, open, game as MarkSixGame, bets, {
    isPriceOf: (bet, { prop, top }) => prop === propOf(bet) && top === topOf(bet),
    isAllowed: (picks) => (picks as MarkSixBet[]).every(oracle.mayBeBet),
    settle: (picks, date) => oracle.settleMarkSix(picks as MarkSixBet[], result, date, 'USDT'),
    result,
  });
}

/** The name of a price: kind, position and level. */
const propOf = ({ kind, position, level, selection }: Step<'marksix'>['bets'][number]) => {
  const count = Array.isArray(selection) ? selection.length : 1;
  const of = kind === 'specialCodeCombinationZodiacs' ? (level ?? count) : undefined;
  return [kind, position, of].filter((part) => part !== undefined).join(' ');
};

function topOf({ kind, selection, level, configuration }: Step<'marksix'>['bets'][number]): string {
  const count = Array.isArray(selection) ? selection.length : 1;
  if (kind === 'specialCodeCombinationZodiacs') return String(level ?? count);
  if (kind === 'specialCodeMergeAnimal') return configuration ?? String(count);
  return Array.isArray(selection) ? (selection[0] ?? '') : String(selection);
}

/** The same for a race. */
export async function pk10(context: SessionContext, { bets, finish }: Step<'pk10'>): Promise<void> {
  await draw(context, await openRace(context.world.client), 'pk10', bets, {
    isPriceOf: (bet, { index, top }) => index === indexOf(bet) && top === String(bet.selection),
    isAllowed: () => true,
    settle: (picks) => oracle.settleRace(picks as Pk10Bet[], finish, 'USDT'),
    result: { finish },
  });
}

const PAIRS = ['1-10', '2-9', '3-8', '4-7', '5-6'];

/** Index of a price in the list (specification, section 3). */
function indexOf({ market, place = 0, pair = '', selection }: Step<'pk10'>['bets'][number]): number {
  const isNumber = typeof selection === 'number';
  if (market === 'dragonTiger') return 22 + PAIRS.indexOf(pair);
  if (market === 'sum') return isNumber ? 11 : 10;
  return (isNumber ? 12 : 0) + place - 1;
}

type Picks = readonly { readonly amount: string; readonly odds: string }[];

interface Rules<B> {
  readonly isPriceOf: (bet: B, item: OddsItem) => boolean;
  /** Whether the sets of animals are allowed. */
  readonly isAllowed: (picks: Picks) => boolean;
  readonly settle: (
    picks: Picks,
    date: string,
  ) => { readonly results: readonly string[]; readonly stake: string; readonly payout: string };
  readonly result: object;
}

/** Nothing happens where no draw is open, it is too far, or one of the bets is not sold. */
async function draw<B extends { readonly amount: string }>(
  context: SessionContext,
  open: OpenDraw | undefined,
  game: LimitedGame,
  bets: readonly B[],
  { isPriceOf, isAllowed, settle, result }: Rules<B>,
): Promise<void> {
  if (open === undefined || !context.canWaitUntil(open.drawnAt)) return;
  const list = await open.prices();
  const items = bets.flatMap((bet) => list.find((item) => isPriceOf(bet, item)) ?? []);
  if (items.length < bets.length) return;
  const picks = bets.map((bet, at) => ({ ...bet, odds: items[at]?.odd ?? '' }));
  const { bet: bounds } = await limitsOf(context, game);
  const { results, stake, payout } = settle(picks, open.drawnAt.slice(0, 10));
  const refusal = isAllowed(picks) ? refusalOf(context, { picks, items, bounds, stake }) : 'badRequest';
  await follow(context, 'draw', {
    refusal,
    answer: await open.place(picks, 'USDT', context.key()),
    stake,
    async decide(id) {
      await open.set(result);
      await context.moveClock(open.drawnAt);
      const bet = await open.read(id);
      const shown = bet.picks.map((pick) => pick.result);
      same('draw: results', results, shown);
      same('draw: payout', payout, bet.payout);
      return payout;
    },
  });
}

/** The limits of each pick, then of the ticket. */
function refusalOf(
  context: SessionContext,
  asked: {
    readonly picks: Picks;
    readonly items: readonly OddsItem[];
    readonly bounds: GameLimits['bet'];
    readonly stake: string;
  },
): string | undefined {
  const fixed = { scope: 'lottery' as const, rate: '1', funds: context.balance };
  for (const [at, { amount }] of asked.picks.entries()) {
    if (isNoStake(amount)) return 'badRequest';
    const found = limitsText(oracle.warnings({ ...fixed, amount, game: asked.items[at] }));
    if (found !== undefined) return found;
  }
  return limitsText(oracle.warnings({ ...fixed, amount: asked.stake, bet: asked.bounds }));
}

/** Singles on one cricket match, decided by the upstream's seed: their sum must fit the reported results. */
export async function cricket(context: SessionContext, { offers }: Step<'cricket'>): Promise<void> {
  const { client } = context.world;
  const match = (await client.read('listCricketMatches')).find(({ state }) => state === 'scheduled');
  if (match === undefined) return;
  const endsAt = new Date(Date.parse(match.startTime) + CRICKET_MS).toISOString();
  if (!context.canWaitUntil(endsAt)) return;
  const sold = Object.entries(match.bets);
  const bets = Object.fromEntries(
    offers.map(({ offer, amount }) => {
      const [id = '', { odd = '1' } = {}] = sold[offer % sold.length] ?? [];
      return [id, { amount, odd }];
    }),
  );
  // One side of a category wins, so the highest return counts one of two.
  const named = Object.fromEntries(
    Object.entries(bets).map(([id, bet]) => [id, { ...bet, categoryLabel: match.bets[id]?.categoryLabel ?? id }]),
  );
  const open = oracle.settleCricket(named, {}, 'USDT');
  const isNone = Object.values(bets).some(({ amount }) => isNoStake(amount));
  const limits = await limitsOf(context, 'cricket');
  const body = { matchId: match.matchId, currency: 'USDT', bets };
  await follow(context, 'cricket', {
    refusal: isNone ? 'badRequest' : limitRefusal(context, limits, open),
    answer: await client.money('placeCricketBet', { body }, context.key()),
    stake: open.stake,
    most: open.max,
    async decide(id) {
      await context.moveClock(endsAt);
      const { bets: mine } = await client.read('listMyCricketBets', { query: { start: 0, limit: 100 } });
      const bet = mine.find(({ bet_id }) => bet_id === id);
      const results = Object.fromEntries(
        Object.entries(bet?.bets ?? {}).map(([each, { result }]) => [each, result === 'open' ? undefined : result]),
      );
      for (const [name, pair] of pairsOf(results))
        if (pair.length === 2) same(`cricket: one side of ${name} wins`, ['lost', 'won'], [...pair].sort());
      const settled = oracle.settleCricket(named, results, 'USDT');
      same('cricket: state', settled.state, bet?.result ?? 'open');
      same('cricket: payout', settled.payout, bet?.payout);
      return settled.payout;
    },
  });
}

/** Results grouped by category: `c1.winner.home` and `c1.winner.away` are its two sides. */
function pairsOf(results: Readonly<Record<string, string | undefined>>): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const [id, result = 'open'] of Object.entries(results)) {
    const name = id.split('.').slice(0, -1).join('.');
    pairs.set(name, [...(pairs.get(name) ?? []), result]);
  }
  return pairs;
}

/** Places, compares and settles a single in basketball or bd on the last free match. */
export async function sport(context: SessionContext, step: Step<'sport'>): Promise<void> {
  const { client } = context.world;
  const { game, stake, result } = step;
  const { matches } = await client.read('listMatches', { params: { game }, query: { start: 0, limit: 1_000 } });
  const match = matches.findLast(({ match_id, state }) => state === 'scheduled' && !context.used.has(match_id));
  const market = match?.markets[step.market % match.markets.length];
  const sold = market?.outcomes[step.outcome % market.outcomes.length];
  if (match === undefined || market === undefined || sold === undefined) return;
  context.used.add(match.match_id);
  const { match_id: id } = match;
  const { kind, handicap_val: line } = market;
  const pick = { outcome: sold.outcome, odds: sold.odds };
  const terms = { currency: 'USDT', stake, multiple: 1, passes: ['single'] };
  const lines = line !== undefined && { [kind === 'bs' ? 'total' : 'handicap']: line };
  const slip: Slip = { game, ...terms, matches: [{ id, ...lines, picks: [{ market: kind, ...pick }] }] };
  const body = { ...terms, accept_odds: 'none' as const, matches: [{ match_id: id, picks: [{ kind, ...pick }] }] };
  const estimate = computed(() => oracle.promise(slip));
  const refusal =
    typeof estimate === 'string' ? estimate : limitRefusal(context, await limitsOf(context, game), estimate);
  await follow(context, game, {
    refusal: isNoStake(stake) ? 'badRequest' : refusal,
    answer: await client.money('placeBet', { params: { game }, body }, context.key()),
    stake: typeof estimate === 'string' ? '0' : estimate.stake,
    ...(typeof estimate !== 'string' && { most: estimate.max }),
    async decide(betId) {
      await client.control('POST', `matches/${id}`, result === 'void' ? { void: true } : { result });
      const settled = oracle.settle(slip, { [id]: result });
      const bet = await client.read('getMyBet', { params: { game, id: betId } });
      same(`${game}: state`, settled.state, bet.result ?? 'open');
      same(`${game}: payout`, settled.payout, bet.payout);
      return settled.payout;
    },
  });
}
