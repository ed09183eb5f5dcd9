import { BET_STATUS, type RaceBet, type RaceGame } from '#contract/entities';
import { type Pk10Bet, settlePk10 } from '#engine/lottery';
import type { BetRecord } from '../bets/bet-record.ts';
import { endBet } from '../bets/end-bet.ts';
import { showPlaced } from '../bets/show-placed.ts';
import type { LotteryContext } from './context.ts';

export interface RaceDoc {
  readonly raceId: string;
  readonly picks: readonly Pk10Bet[];
  readonly maxPayout: string;
  readonly ended?: { readonly result: 'won' | 'lost'; readonly results: readonly ('win' | 'lose')[] };
}

export function settleRaceBet(world: LotteryContext, betId: string): void {
  const bet = world.bets.byId<RaceDoc>(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { results, payout } = settlePk10(bet.doc.picks, world.draws.finish(bet.doc.raceId), world.money(bet.currency));
  const result = results.includes('win') ? 'won' : 'lost';
  endBet(world, bet, payout, { ...bet.doc, ended: { result, results } });
}

export function showRaceBet(world: LotteryContext, bet: BetRecord<RaceDoc>): RaceBet {
  const { raceId, picks, maxPayout, ended } = bet.doc;
  const race = world.draws.race(bet.game as RaceGame, raceId, world.now());
  return {
    ...showPlaced(world, bet, maxPayout, ended?.result),
    game: bet.game as RaceGame,
    race_id: raceId,
    draw_number: race?.draw_number ?? '',
    draw_time: race?.draw_time ?? new Date(bet.placedMs).toISOString(),
    ...(race?.result && { finish: race.result }),
    picks: picks.map((pick, index) => ({
      ...(pick as RaceBet['picks'][number]),
      result: ended?.results[index] ?? 'open',
    })),
  };
}
