import { compareAmounts } from '#engine/money';

interface Price {
  readonly matchId: string;
  readonly market: string;
  readonly outcome: string;
}
interface Moved extends Price {
  readonly odds: string;
  readonly was: string;
}

/** At most this many by name: reading out a slip of thirty picks takes a minute. */
const MAX_NAMED_PICKS = 3;

/**
 * Summarises price changes: the net change of each price. A price that came
 * back to its old value is left out.
 *
 * @param changes in the order they happened
 * @param shown matches on the screen
 */
export function summarisePriceChanges<Item extends Price, PriceChange extends Moved>(
  changes: readonly PriceChange[],
  shown: ReadonlySet<string>,
  picks: readonly Item[],
) {
  const net = new Map<string, PriceChange>();
  for (const change of changes) {
    const key = `${change.matchId} ${change.market} ${change.outcome}`;
    net.set(key, { ...change, was: net.get(key)?.was ?? change.was });
  }
  const said: { readonly item: Item; readonly change: PriceChange & { readonly direction: 'up' | 'down' } }[] = [];
  let up = 0;
  let down = 0;
  for (const change of net.values()) {
    const order = compareAmounts(change.odds, change.was);
    if (order === 0) continue;
    const direction = order > 0 ? ('up' as const) : ('down' as const);
    const item = picks.find(
      ({ matchId, market, outcome }) =>
        matchId === change.matchId && market === change.market && outcome === change.outcome,
    );
    if (item !== undefined && said.length < MAX_NAMED_PICKS) said.push({ item, change: { ...change, direction } });
    else if (!shown.has(change.matchId)) continue;
    else if (order > 0) up += 1;
    else down += 1;
  }
  return { picks: said, up, down };
}
