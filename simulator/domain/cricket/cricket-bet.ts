import type { CricketBet } from '#contract/entities';
import type { CricketResult } from '#engine/sports';
import type { BetRecord } from '../bets/bet-record.ts';
import { showPlaced } from '../bets/show-placed.ts';

interface Entry {
  readonly categoryLabel: string;
  readonly slipLabel: string;
  readonly odd: string;
  readonly amount: string;
}

export interface CricketDoc {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly bets: Readonly<Record<string, Entry>>;
  readonly maxPayout: string;
  readonly ended?: { readonly result: CricketResult; readonly results: Readonly<Record<string, CricketResult>> };
}

/** A cricket bet as the player sees it. */
export function showCricketBet(bet: BetRecord<CricketDoc>): CricketBet {
  const { matchId, home, away, bets, maxPayout, ended } = bet.doc;
  const shown = Object.entries(bets).map(([id, entry]) => [
    id,
    { ...entry, result: ended?.results[id] ?? ('open' as const) },
  ]);
  return {
    ...showPlaced(bet, maxPayout, ended?.result),
    game: 'cricket',
    matchId,
    home,
    away,
    bets: Object.fromEntries(shown) as CricketBet['bets'],
  };
}
