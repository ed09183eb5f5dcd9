import { type Match, type PopularPick, SportGame } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { drawOf } from '../../core/random/stream.ts';
import type { FixturesBook } from './fixtures-book.ts';

/** Soonest of each game, which players prefer. */
const CONSIDERED = 40;
const SHOWN = 12;
const BETS = { least: 20, spread: 480 } as const;

/** Favourites, as popular as the seed says. */
export function popularPicks(fixtures: FixturesBook, nowMs: number): PopularPick[] {
  return SportGame.options
    .flatMap((game) =>
      fixtures
        .onSale(game, nowMs)
        .slice(0, CONSIDERED)
        .flatMap((match) => pickOf(fixtures.seed, match)),
    )
    .sort((a, b) => (b.bets ?? 0) - (a.bets ?? 0))
    .slice(0, SHOWN);
}

function pickOf(seed: string, { game, match_id, markets }: Match): PopularPick[] {
  const market = markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
  const [favourite] = [...(market?.outcomes ?? [])].sort((a, b) => compareAmounts(a.odds, b.odds));
  if (market === undefined || favourite === undefined) return [];
  const bets = BETS.least + Math.floor(drawOf(seed, `popular ${match_id}`) * BETS.spread);
  return [{ game, match_id, market: market.kind, outcome: favourite.outcome, bets }];
}
