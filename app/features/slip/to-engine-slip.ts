import type { Slip, SlipMatch } from '#engine/sports/slip.ts';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import type { SlipItem } from './slip-item.ts';

/** The slip in the engine's shape: picks of one match stand together. */
export function toEngineSlip(
  items: readonly SlipItem[],
  passes: readonly string[],
  stake: string,
  currency: string,
): Slip {
  const ids = [...new Set(items.map(({ matchId }) => matchId))];
  return {
    game: 'soccer',
    currency,
    stake,
    multiple: 1,
    passes,
    matches: ids.map((id): SlipMatch => ({
      id,
      picks: items
        .filter(({ matchId }) => matchId === id)
        .map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds })),
    })),
  };
}

/** The slip in the upstream's shape. Odds are those the player saw; by default none other are accepted. */
export function toBetRequest({ passes, stake, multiple, currency, matches }: Slip): BetRequest {
  return {
    passes: [...passes],
    stake,
    multiple,
    currency,
    accept_odds: 'none',
    matches: matches.map(({ id, picks }) => ({
      match_id: id,
      picks: picks.map(({ market, outcome, odds }) => ({ kind: market as BetPickKind, outcome, odds })),
    })),
  };
}

type BetPickKind = BetRequest['matches'][number]['picks'][number]['kind'];
