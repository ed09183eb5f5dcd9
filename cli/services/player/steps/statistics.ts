import { type Bet, type BetStatistics, PRODUCT_IDS } from '#contract/entities';
import { addAmounts, subtractAmounts } from '#engine/money';
import type { Bench, Book } from '#cli/services/player/core/bench.ts';
import { ANY_STATUS, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';
import type { Player } from '#cli/services/player/core/player.ts';

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}

type Counted = Pick<Bet, 'bet_amount' | 'payout' | 'placed_at' | 'currency' | 'result' | 'parts'>;

interface List {
  readonly game: 'hkmarksix' | 'pk10' | 'cricket' | Book['game'];
  readonly row: 'listMyBets' | 'listMyLotteryBets' | 'listMyRaceBets' | 'listMyCricketBets';
  readonly params: Readonly<Record<string, string>>;
}
const TICKETS: readonly List[] = [
  { game: 'hkmarksix', row: 'listMyLotteryBets', params: { lottery: 'hkmarksix' } },
  { game: 'pk10', row: 'listMyRaceBets', params: { race: 'pk10' } },
  { game: 'cricket', row: 'listMyCricketBets', params: {} },
];

const DAY_MS = 86_400_000;

/** Statistics equal the sums of the bets, in total and per day. A second player has his own. */
export async function checkStatistics(bench: Bench): Promise<void> {
  const { player, second } = bench;
  const range = await rangeOf(player);
  const lists = [...bench.sold().map(({ game }): List => ({ game, row: 'listMyBets', params: { game } })), ...TICKETS];
  await bench.each('statistics', lists, async (list) => {
    const at = `getBetStatistics ${list.game}`;
    await compare(bench, player, list, range, at);
    if (second !== undefined) await compare(bench, second, list, range, `${at}, of the second player`);
  });
}

/** By the upstream's clock. */
async function rangeOf(player: Player): Promise<Range> {
  await player.ask('getAccount');
  const now = Number.isNaN(player.dateMs) ? Date.now() : player.dateMs;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start_date: day(now - DAY_MS), end_date: day(now + DAY_MS) };
}

async function compare(
  { findings }: Bench,
  who: Player,
  { game, row, params }: List,
  range: Range,
  at: string,
): Promise<void> {
  const is = await who.read('getBetStatistics', { query: { game_id: String(PRODUCT_IDS[game]), ...range } });
  const sum = (of: (day: BetStatistics['days'][number]) => string) => is.days.map(of).reduce(addAmounts, '0');
  const same = (name: string, expected: unknown, actual: unknown) =>
    findings.same('statistics', at, name, expected, actual);
  const [stakes, payouts] = [sum((day) => day.bet_amount), sum((day) => day.payout)];
  same('stakes of the days', is.bet_amount, stakes);
  same('payouts of the days', is.payout, payouts);
  const counted = is.days.reduce((all, { bets }) => all + bets, 0);
  same('bets of the days', is.bets, counted);
  const read = await who.read(row, {
    params,
    query: page(0, MAX_PAGE, row === 'listMyCricketBets' ? {} : ANY_STATUS),
  });
  const bets: readonly Counted[] = read.bets;
  const { total } = read;
  const dayOf = ({ placed_at: placed }: Counted) => placed.slice(0, 10);
  const isWhole = total <= MAX_PAGE || bets.some((bet) => dayOf(bet) < range.start_date);
  const own = bets.filter((bet) => dayOf(bet) >= range.start_date && dayOf(bet) <= range.end_date);
  // Bets in other currencies are counted elsewhere.
  if (!isWhole || own.some(({ currency }) => currency !== who.currency)) return;
  const add = (some: readonly Counted[], key: 'bet_amount' | 'payout') =>
    some.map((bet) => bet[key]).reduce(addAmounts, '0');
  const settled = own.filter(({ result }) => result !== undefined);
  const profit = subtractAmounts(add(settled, 'payout'), add(settled, 'bet_amount'));
  same('bets', own.length, is.bets);
  const ofParts = own.flatMap(({ parts = [] }) => parts.map(({ payout }) => payout));
  same('payouts', ofParts.reduce(addAmounts, add(own, 'payout')), is.payout);
  // What was sold in part is settled in part.
  if (ofParts.length > 0) return;
  same('stakes', add(own, 'bet_amount'), is.bet_amount);
  same('profit of what is settled', profit, is.profit);
}
