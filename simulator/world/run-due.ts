import { settleBet } from '#simulator/bets/settle-bet.ts';
import { settleCricketBet } from '#simulator/cricket/cricket-bet.ts';
import { settleLotteryBet } from '#simulator/lottery/lottery-bet.ts';
import { settleRaceBet } from '#simulator/lottery/race-bet.ts';
import { confirmDeposit } from '#simulator/payments/deposit-jobs.ts';
import { auditWithdrawal, payWithdrawal } from '#simulator/payments/withdrawal-jobs.ts';
import type { JobKind } from './jobs.ts';
import type { World } from './world.ts';

/** What happens when a job's time has come. */
const JOB_HANDLERS: { readonly [K in JobKind]: (world: World, ref: string) => void } = {
  settleBet,
  settleLotteryBet,
  settleRaceBet,
  settleCricketBet,
  confirmDeposit: (world, ref) => confirmDeposit(world, ref),
  auditWithdrawal: (world, ref) => auditWithdrawal(world, ref),
  payWithdrawal,
};

/**
 * Lets everything happen that is due by now, one thing after the other, each at its own instant of the games' clock and
 * in its own transaction. Called by the timer and before every request, so that nobody ever sees a world that is late.
 */
export function runDue(world: World): void {
  const nowMs = world.clock.now();
  for (let job = world.jobs.due(nowMs); job; job = world.jobs.due(nowMs)) {
    const { seq, kind, ref, dueMs } = job;
    world.at(dueMs, () =>
      world.change(() => {
        world.jobs.done(seq);
        JOB_HANDLERS[kind](world, ref);
      }),
    );
  }
}
