import type { SportGame } from '#contract/entities/sport-game.ts';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import type { Slip, SlipMatch } from '#engine/sports/slip.ts';
import type { AcceptOdds } from './price-items.ts';
import type { SlipItem } from './slip-item.ts';

interface Parts {
  readonly game: SportGame;
  readonly items: readonly SlipItem[];
  readonly passes: readonly string[];
  readonly stake: string;
  readonly currency: string;
  readonly multiple?: number;
  readonly bankers?: readonly string[];
}

/**
 * Whether a match has picks on two different lines of one market: the line moved between them. The engine knows one line a
 * match; one of the two has to be accepted as it is now before anything can be computed.
 */
export function haveTwoLines(items: readonly SlipItem[]): boolean {
  const lines = new Map<string, string | undefined>();
  return items.some(({ matchId, market, line }) => {
    const key = `${matchId} ${market}`;
    const isOther = lines.has(key) && lines.get(key) !== line;
    lines.set(key, line);
    return isOther;
  });
}

/** A bet in the engine's shape: picks of one match stand together. */
export function toEngineSlip({ game, items, passes, stake, currency, multiple = 1, bankers = [] }: Parts): Slip {
  const ids = [...new Set(items.map(({ matchId }) => matchId))];
  return {
    game,
    currency,
    stake,
    multiple,
    passes,
    matches: ids.map((id): SlipMatch => {
      const own = items.filter(({ matchId }) => matchId === id);
      const line = (market: string) => own.find((item) => item.market === market)?.line;
      const handicap = line('handicap');
      const total = line('bs');
      return {
        id,
        ...(handicap !== undefined && { handicap }),
        ...(total !== undefined && { total }),
        ...(bankers.includes(id) && { banker: true }),
        picks: own.map(({ market, outcome, odds }) => ({ market, outcome, odds })),
      };
    }),
  };
}

/** A bet in the upstream's shape: at the odds that the player sees, with what may happen when they move on the way. */
export function toBetRequest(
  { passes, stake, multiple, currency, matches }: Slip,
  accept: AcceptOdds = 'none',
): BetRequest {
  return {
    passes: [...passes],
    stake,
    multiple,
    currency,
    accept_odds: accept,
    matches: matches.map(({ id, handicap, total, banker, picks }) => ({
      match_id: id,
      ...(handicap !== undefined && { handicap_val: handicap }),
      ...(total !== undefined && { total_val: total }),
      ...(banker === true && { banker }),
      picks: picks.map(({ market, outcome, odds }) => ({ kind: market as PickKind, outcome, odds })),
    })),
  };
}

type PickKind = BetRequest['matches'][number]['picks'][number]['kind'];
