import type { LimitedGame } from '#contract/entities/limited-game.ts';
import { GAME_LIMITS } from '#fixtures/game-limits.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { assertStakeAllowed } from '#simulator/protection/assert-stake.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { JobKind } from '#simulator/world/jobs.ts';
import type { World } from '#simulator/world/world.ts';
import { assertLimits } from './assert-limits.ts';
import { HOUSE_BETS } from './end-bet.ts';

export interface NewBet {
  readonly game: LimitedGame;
  readonly key: string | undefined;
  readonly scope: 'sport' | 'lottery';
  readonly stake: string;
  readonly maxPayout: string;
  readonly multiple?: number;
  readonly doc: unknown;
  /** What looks at the bet next, and when. */
  readonly job: JobKind;
  readonly dueMs: number;
}

/** The common end of every way to bet: limits, the player's own limits, the stake, the bet, and the look at it to come. */
export function takeStake(world: World, member: MemberRecord, bet: NewBet): string {
  const { game, scope, stake, maxPayout, multiple = 1 } = bet;
  assertLimits(world, member, GAME_LIMITS[game], { scope, amount: stake, estimate: maxPayout, multiplier: multiple });
  assertStakeAllowed(world, member, stake);
  const amount = toMillionths(stake);
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
