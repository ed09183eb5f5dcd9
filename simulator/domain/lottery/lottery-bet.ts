import { BET_STATUS, type LotteryBet, type MarkSixGame } from '#contract/entities';
import { type MarkSixBet, settleMarkSix } from '#engine/lottery';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import { endBet } from '../bets/end-bet.ts';
import { showPlaced } from '../bets/show-placed.ts';
import type { LotteryContext } from './context.ts';

export interface LotteryDoc {
  readonly drawId: string;
  readonly picks: readonly MarkSixBet[];
  readonly maxPayout: string;
  readonly ended?: { readonly result: 'won' | 'lost' | 'void'; readonly results: readonly ('win' | 'lose' | 'tie')[] };
}

export function settleLotteryBet(world: LotteryContext, betId: string): void {
  const bet = world.bets.byId<LotteryDoc>(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { drawId, picks } = bet.doc;
  const draw = world.draws.draw(bet.game as MarkSixGame, drawId, world.now());
  if (draw === undefined || draw.state === 'cancelled') {
    const ended = { result: 'void' as const, results: picks.map(() => 'tie' as const) };
    return endBet(world, bet, fromMillionths(bet.amount, world.money(bet.currency)), { ...bet.doc, ended });
  }
  const settled = settleMarkSix(
    picks,
    world.draws.numbers(drawId),
    draw.draw_time.slice(0, 10),
    world.money(bet.currency),
  );
  const { results } = settled;
  const result = results.includes('win') ? 'won' : results.every((each) => each === 'tie') ? 'void' : 'lost';
  endBet(world, bet, settled.payout, { ...bet.doc, ended: { result, results } });
}

export function showLotteryBet(world: LotteryContext, bet: BetRecord<LotteryDoc>): LotteryBet {
  const { drawId, picks, maxPayout, ended } = bet.doc;
  const draw = world.draws.draw(bet.game as MarkSixGame, drawId, world.now());
  return {
    ...showPlaced(world, bet, maxPayout, ended?.result),
    game: bet.game as MarkSixGame,
    match_id: drawId,
    draw_number: draw?.draw_number ?? '',
    draw_time: draw?.draw_time ?? new Date(bet.placedMs).toISOString(),
    ...(draw?.numbers && { numbers: draw.numbers, special: draw.special }),
    picks: picks.map((pick, index) => ({
      ...(pick as LotteryBet['picks'][number]),
      result: ended?.results[index] ?? 'open',
    })),
  };
}
