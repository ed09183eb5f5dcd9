import { type BetStatistics, PRODUCT_IDS } from '#contract/entities';
import { addAmounts, subtractAmounts } from '#engine/money';
import type { Bench } from '#cli/services/player/core/bench.ts';

interface Range {
  readonly start_date: string;
  readonly end_date: string;
}
/** The statistics of each game as they were before the first bet. */
export interface Before {
  readonly range: Range;
  readonly games: ReadonlyMap<string, BetStatistics>;
}

const DAY_MS = 86_400_000;

/** Yesterday to tomorrow by the clock of the upstream. */
async function rangeOf({ player }: Bench): Promise<Range> {
  const { headers = {} } = await player.ask('getAccount');
  const date = Date.parse(headers['date'] ?? '');
  const now = Number.isNaN(date) ? Date.now() : date;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start_date: day(now - DAY_MS), end_date: day(now + DAY_MS) };
}

export async function readStatistics(bench: Bench, known?: Range): Promise<Before> {
  const range = known ?? (await rangeOf(bench));
  const found = new Map<string, BetStatistics>();
  await bench.each('statistics', bench.sold(), async ({ game }) => {
    const query = { game_id: String(PRODUCT_IDS[game]), ...range };
    found.set(game, await bench.player.read('getBetStatistics', { query }));
  });
  return { range, games: found };
}

/** The bets of this run are in the statistics of their game, and the days add up to the whole. */
export async function checkStatistics(bench: Bench, before: Before | undefined): Promise<void> {
  const { findings } = bench;
  for (const [game, now] of (await readStatistics(bench, before?.range)).games) {
    const at = `getBetStatistics ${game}`;
    const sum = (of: (day: BetStatistics['days'][number]) => string) => now.days.map(of).reduce(addAmounts, '0');
    findings.same(
      'statistics',
      at,
      'stakes of the days',
      now.bet_amount,
      sum((day) => day.bet_amount),
    );
    findings.same(
      'statistics',
      at,
      'payouts of the days',
      now.payout,
      sum((day) => day.payout),
    );
    const counted = now.days.reduce((all, { bets }) => all + bets, 0);
    findings.same('statistics', at, 'bets of the days', now.bets, counted);
    const then = before?.games.get(game);
    if (then === undefined) continue;
    const own = bench.placed.filter((each) => each.game === game);
    const stakes = own.map(({ stake }) => stake).reduce(addAmounts, '0');
    findings.same('statistics', at, 'bets of this run', own.length, now.bets - then.bets);
    findings.same('statistics', at, 'stakes of this run', stakes, subtractAmounts(now.bet_amount, then.bet_amount));
  }
}
