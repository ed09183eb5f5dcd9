import { settleBet } from '../../domain/bets/settle-bet.ts';
import { settleCricketBet } from '../../domain/cricket/settle-cricket-bet.ts';
import { settleLotteryBet } from '../../domain/lottery/lottery-bet.ts';
import { settleRaceBet } from '../../domain/lottery/race-bet.ts';
import { sendNotice } from '../../domain/notifications/bet-notices.ts';
import { confirmDeposit, receiveDeposit } from '../../domain/payments/deposit-jobs.ts';
import { auditWithdrawal, payWithdrawal, processWithdrawal } from '../../domain/payments/withdrawal-jobs.ts';
import { answerIdentity } from '../../domain/protection/identity.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import type { World } from './world.ts';

const JOB_HANDLERS: { readonly [K in JobKind]: (world: World, ref: string) => void } = {
  settleBet,
  settleLotteryBet,
  settleRaceBet,
  settleCricketBet,
  receiveDeposit,
  confirmDeposit: (world, ref) => confirmDeposit(world, ref),
  auditWithdrawal: (world, ref) => auditWithdrawal(world, ref),
  processWithdrawal,
  payWithdrawal: (world, ref) => payWithdrawal(world, ref),
  answerIdentity: (world, ref) => answerIdentity(world, ref),
  sendNotice,
};

/** Runs due jobs in order, each at its own instant and in its own transaction. Called by the timer and before every request. */
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
