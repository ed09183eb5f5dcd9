import { compareAmounts } from '#engine/money/amount.ts';

interface Price {
  readonly matchId: string;
  readonly market: string;
  readonly outcome: string;
}
interface Moved extends Price {
  readonly odds: string;
  readonly was: string;
}

/** By name only so many; a slip of thirty picks would be read out for a minute. */
const PICKS_SAID_MOST = 3;

/**
 * What is worth saying of many moves: where each price stands against where it stood before all of them. A price that came
 * back to where it was is no news.
 *
 * @param moves in the order they happened
 * @param shown matches on the screen
 */
export function summariseMoves<Item extends Price, Move extends Moved>(
  moves: readonly Move[],
  shown: ReadonlySet<string>,
  picks: readonly Item[],
) {
  const net = new Map<string, Move>();
  for (const move of moves) {
    const key = `${move.matchId} ${move.market} ${move.outcome}`;
    net.set(key, { ...move, was: net.get(key)?.was ?? move.was });
  }
  const said: { readonly item: Item; readonly move: Move & { readonly direction: 'up' | 'down' } }[] = [];
  let up = 0;
  let down = 0;
  for (const move of net.values()) {
    const order = compareAmounts(move.odds, move.was);
    if (order === 0) continue;
    const direction = order > 0 ? ('up' as const) : ('down' as const);
    const item = picks.find(
      ({ matchId, market, outcome }) => matchId === move.matchId && market === move.market && outcome === move.outcome,
    );
    if (item !== undefined && said.length < PICKS_SAID_MOST) said.push({ item, move: { ...move, direction } });
    else if (!shown.has(move.matchId)) continue;
    else if (order > 0) up += 1;
    else down += 1;
  }
  return { picks: said, up, down };
}
