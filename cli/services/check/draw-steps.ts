import type { MarkSixGame, OddsItem } from '#contract/entities';
import type { MarkSixBet, Pk10Bet } from '#engine/lottery';
import type { SessionStepOf } from '#fixtures';
import { openDraw, type OpenDraw, openRace } from '#cli/services/upstream/open-draw.ts';
import { isNoStake, limitsText, reasonOf } from './place.ts';
import type { SessionContext } from './session-context.ts';

type Bounds = { readonly min: string; readonly max: string };

/** Bets on the open draw of a Mark Six game at the upstream's prices, sets its balls and waits for it. */
export async function markSix(context: SessionContext, { game, bets, balls }: SessionStepOf<'marksix'>): Promise<void> {
  const { client } = context.world;
  const open = await openDraw(client, game as MarkSixGame);
  if (open === undefined || !context.canWaitUntil(open.drawnAt)) return;
  const list = await open.prices();
  const items = bets.map((bet) => list.find(({ prop, top }) => prop === propOf(bet) && top === topOf(bet)));
  const picks = priced(bets, items) as MarkSixBet[] | undefined;
  if (picks === undefined) return;
  const draw = { numbers: balls.slice(0, 6), special: balls[6] ?? 0 };
  const { bet: bounds } = await client.read('getGameLimits', { query: { kind: game as MarkSixGame } });
  await play(context, open, {
    items: items as OddsItem[],
    bounds,
    picks,
    isAllowed: picks.every(context.engine.mayBeBet),
    settled: context.engine.markSix(picks, draw, open.drawnAt.slice(0, 10), 'USDT'),
    result: draw,
  });
}

const propOf = ({ kind, position, level, selection }: SessionStepOf<'marksix'>['bets'][number]) =>
  [
    kind,
    position,
    kind === 'specialCodeCombinationZodiacs' ? (level ?? (Array.isArray(selection) ? selection.length : 1)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

function topOf({ kind, selection, level, configuration }: SessionStepOf<'marksix'>['bets'][number]): string {
  const count = Array.isArray(selection) ? selection.length : 1;
  if (kind === 'specialCodeCombinationZodiacs') return String(level ?? count);
  if (kind === 'specialCodeMergeAnimal') return configuration ?? String(count);
  return Array.isArray(selection) ? (selection[0] ?? '') : String(selection);
}

export async function pk10(context: SessionContext, { bets, finish }: SessionStepOf<'pk10'>): Promise<void> {
  const { client } = context.world;
  const open = await openRace(client);
  if (open === undefined || !context.canWaitUntil(open.drawnAt)) return;
  const list = await open.prices();
  const items = bets.map((bet) =>
    list.find(({ index, top }) => index === indexOf(bet) && top === String(bet.selection)),
  );
  const picks = priced(bets, items) as Pk10Bet[] | undefined;
  if (picks === undefined) return;
  const { bet: bounds } = await client.read('getGameLimits', { query: { kind: 'pk10' } });
  await play(context, open, {
    items: items as OddsItem[],
    bounds,
    picks,
    isAllowed: true,
    settled: context.engine.race(picks, finish, 'USDT'),
    result: { finish },
  });
}

/** An earlier form of the step: one selection, named without its place. */
export const race = (
  context: SessionContext,
  { place, selection, amount, first }: SessionStepOf<'race'>,
): Promise<void> =>
  pk10(context, {
    do: 'pk10',
    bets: [{ market: 'place', place, selection, amount }],
    finish: Array.from({ length: 10 }, (_, at) => ((at + first) % 10) + 1),
  });

const PAIRS = ['1-10', '2-9', '3-8', '4-7', '5-6'];

/** Index of a price in the list (specification, section 3). */
function indexOf({ market, place = 0, pair = '', selection }: SessionStepOf<'pk10'>['bets'][number]): number {
  const isNumber = typeof selection === 'number';
  if (market === 'dragonTiger') return 22 + PAIRS.indexOf(pair);
  if (market === 'sum') return isNumber ? 11 : 10;
  return (isNumber ? 12 : 0) + place - 1;
}

/** The bets at listed odds; undefined if one is not sold. */
const priced = <B extends object>(bets: readonly B[], items: readonly (OddsItem | undefined)[]) =>
  items.includes(undefined) ? undefined : bets.map((bet, at) => ({ ...bet, odds: items[at]?.odd ?? '' }));

interface Game {
  readonly picks: readonly { readonly amount: string }[];
  readonly items: readonly OddsItem[];
  readonly bounds: Bounds;
  /** Whether the sets of animals are allowed. */
  readonly isAllowed: boolean;
  readonly settled: { readonly results: readonly string[]; readonly stake: string; readonly payout: string };
  readonly result: object;
}

async function play(context: SessionContext, open: OpenDraw, game: Game): Promise<void> {
  const { settled } = game;
  const answer = await open.place(game.picks, 'USDT', context.key());
  context.same('draw: placed', refusalOf(context, game) ?? 'accepted', answer.ok ? 'accepted' : reasonOf(answer));
  if (!answer.ok) return;
  context.take(settled.stake);
  context.same('draw: stake', settled.stake, answer.data.bet.bet_amount);
  await context.look();
  await open.set(game.result);
  await context.moveClock(open.drawnAt);
  const bet = await open.read(answer.data.bet.bet_id);
  const results = bet.picks.map(({ result }) => result);
  context.same('draw: results', settled.results, results);
  context.same('draw: payout', settled.payout, bet.payout);
  context.pay(settled.payout);
  context.due.push('SETTLE');
}

/** The limits of each pick, then of the ticket. */
function refusalOf(context: SessionContext, { picks, items, bounds, settled, isAllowed }: Game): string | undefined {
  if (!isAllowed) return 'badRequest';
  const fixed = { scope: 'lottery' as const, currency: 'USDT', rate: '1', funds: context.balance };
  for (const [at, { amount }] of picks.entries()) {
    if (isNoStake(amount)) return 'badRequest';
    const found = limitsText(context.engine.limits({ ...fixed, amount, game: items[at] }));
    if (found !== undefined) return found;
  }
  return limitsText(context.engine.limits({ ...fixed, amount: settled.stake, bet: bounds }));
}
