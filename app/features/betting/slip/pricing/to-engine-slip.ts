import type { SportGame } from '#contract/entities';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import type { LineStake } from '#engine/money';
import { type FoldTable, selectionPrize, type Slip, type SlipMatch } from '#engine/sports';
import { placesInBrand } from '#app/i18n/currencies.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

/** Whether a bet may be placed although its odds moved on the way. */
export type AcceptOdds = BetRequest['accept_odds'];

interface BetParts {
  readonly game: SportGame;
  readonly items: readonly SlipItem[];
  readonly passes: readonly string[];
  readonly lineStake: LineStake;
  readonly currency: string;
  readonly multiple?: number;
  readonly bankers?: readonly string[];
  /** The brand's bounds of lines; without them none but 15 matches. */
  readonly maxFolds?: FoldTable;
}

/**
 * Whether a match has picks on two different lines of one market: the line moved between them. The engine knows one line a
 * match, so the player has to accept the current line before anything can be computed.
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

/** A bet in the engine's form: picks are grouped by match. */
export function toEngineSlip({
  game,
  items,
  passes,
  lineStake,
  currency,
  multiple = 1,
  bankers = [],
  maxFolds = {},
}: BetParts): Slip {
  const ids = [...new Set(items.map(({ matchId }) => matchId))];
  return {
    game,
    currency,
    places: placesInBrand(currency),
    stake: lineStake,
    multiple,
    passes,
    maxFolds,
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

/**
 * A bet in the upstream's form: at the odds shown, with the policy for odds that change on the way. `extraBonus` is what the player was
 * promised on top.
 */
export function toBetRequest(slip: Slip, accept: AcceptOdds = 'none', extraBonus?: string): BetRequest {
  const { passes, stake, multiple, currency, matches } = slip;
  return {
    passes: [...passes],
    stake,
    multiple,
    currency,
    bonus_currency: currency,
    total_currency: currency,
    ...(extraBonus !== undefined && { extra_bonus_amount: extraBonus }),
    accept_odds: accept,
    matches: matches.map(({ id, handicap, total, banker, picks }) => ({
      match_id: id,
      ...(handicap !== undefined && { handicap_val: handicap }),
      ...(total !== undefined && { total_val: total }),
      ...(banker === true && { banker }),
      picks: picks.map(({ market, outcome, odds }) => ({
        kind: market as PickKind,
        outcome,
        odds,
        name: outcome,
        prize: selectionPrize(slip, { odds }),
        ...(market === 'handicap' && handicap !== undefined && { handicap_val: handicap }),
        ...(market === 'bs' && total !== undefined && { extra: total }),
      })),
    })),
  };
}

type PickKind = BetRequest['matches'][number]['picks'][number]['kind'];
