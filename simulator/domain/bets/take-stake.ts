import type { LimitedGame } from '#contract/entities';
import type { MemberRecord } from '../members/member-record.ts';
import { assertMayMove } from '../protection/money-gate.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { JobKind } from '../../core/jobs/jobs.ts';
import type { BetsContext } from './context.ts';
import { assertLimits } from './assert-limits.ts';
import { HOUSE_BETS } from './end-bet.ts';

export interface NewBet {
  readonly game: LimitedGame;
  readonly key: string | undefined;
  readonly scope: 'sport' | 'lottery';
  readonly totalStake: string;
  readonly maxPayout: string;
  readonly multiple?: number;
  readonly doc: unknown;
  /** Next check of the bet. */
  readonly job: JobKind;
  readonly dueMs: number;
}

/** The last step of placing any bet: checks limits, takes the stake, stores the bet, schedules its job. */
export function takeStake(world: BetsContext, member: MemberRecord, bet: NewBet): string {
  const { game, scope, totalStake, maxPayout, multiple = 1 } = bet;
  assertLimits(world, member, world.bookRules.limits(game), {
    scope,
    amount: totalStake,
    estimate: maxPayout,
    multiplier: multiple,
  });
  assertMayMove(world, member, 'stake', { amount: totalStake });
  const amount = toMillionths(totalStake);
  const { currency } = member;
  const placed = {
    memberId: member.id,
    game,
    key: bet.key ?? null,
    amount,
    currency,
    placedMs: world.now(),
    doc: bet.doc,
  };
  const id = world.bets.add(placed);
  world.ledger.move('stake', id, world.now(), { from: memberAccount(member.id), to: HOUSE_BETS, currency, amount });
  world.jobs.add(bet.job, id, bet.dueMs);
  return id;
}
