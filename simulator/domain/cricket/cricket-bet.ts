import type { CoreContext } from '../../core/context/core-context.ts';
import { BET_STATUS, BET_STATUS_B, type BetStatus, type CricketBet } from '#contract/entities';
import type { CricketResult, SettleRules } from '#engine/sports';
import type { BetRecord } from '../bets/bet-record.ts';
import { showPlaced } from '../bets/show-placed.ts';
import { shownRules } from '../bets/show-bet.ts';

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
  /** The brand's caps and withholding at the time of the bet. */
  readonly rules?: SettleRules;
  readonly ended?: { readonly result: CricketResult; readonly results: Readonly<Record<string, CricketResult>> };
}

/** Set B on the wire, by set A in the store. Set B has no code for a cancelled bet. */
const STATUS_B: Readonly<Partial<Record<number, BetStatus>>> = {
  [BET_STATUS.pending]: BET_STATUS_B.pending,
  [BET_STATUS.settled]: BET_STATUS_B.settled,
};

/** The store's code for a code of either set. */
export function storedStatus(status: string | undefined): string | undefined {
  const found = Object.entries(STATUS_B).find(([, code]) => String(code) === status);
  return found?.[0] ?? status;
}

export function showCricketBet(world: Pick<CoreContext, 'money'>, bet: BetRecord<CricketDoc>): CricketBet {
  const { matchId, home, away, bets, maxPayout, rules, ended } = bet.doc;
  const shown = Object.entries(bets).map(([id, entry]) => [
    id,
    { ...entry, result: ended?.results[id] ?? ('open' as const) },
  ]);
  return {
    ...showPlaced(world, bet, maxPayout, ended?.result),
    status: STATUS_B[bet.status] ?? (bet.status as BetStatus),
    game: 'cricket',
    matchId,
    home,
    away,
    ...(rules && { rules: shownRules({ rules }) }),
    bets: Object.fromEntries(shown) as CricketBet['bets'],
  };
}
