import { BET_STATUS, type CricketBet } from '#contract/entities';
import { type CricketResult, settleCricket } from '#engine/sports';
import type { BetRecord } from '../bets/bet-record.ts';
import { endBet } from '../bets/end-bet.ts';
import { showPlaced } from '../bets/show-placed.ts';
import type { BetsContext } from '../bets/context.ts';
import { cricketPlan, cricketResult } from './cricket-book.ts';

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

/** Settles a cricket bet when its match is over. */
export function settleCricketBet(world: BetsContext, betId: string): void {
  const bet = world.bets.byId<CricketDoc>(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { bets, matchId } = bet.doc;
  const plan = cricketPlan(world.seed, matchId);
  const results = Object.fromEntries(
    Object.keys(bets).map((id) => [id, (plan && cricketResult(plan, id, world.now())) ?? ('void' as const)]),
  );
  const { state, payout } = settleCricket(bets, results, bet.currency);
  endBet(world, bet, payout, { ...bet.doc, ended: { result: state === 'open' ? 'void' : state, results } });
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
