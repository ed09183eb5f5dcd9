import type { OddsItem } from '#contract/entities/lottery.ts';
import { addAmounts, compareAmounts, multiplyAmounts } from '#engine/money/amount.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { assertLimits } from '#simulator/bets/assert-limits.ts';
import { GAME_LIMITS } from '#fixtures/game-limits.ts';
import type { LimitedGame } from '#contract/entities/limited-game.ts';
import type { World } from '#simulator/world/world.ts';

interface Pick {
  readonly amount: string;
  readonly odds: string;
}

/** Holds every pick against the price list: it must be sold, at these odds, for an amount within the item's bounds. */
export function assertPrices<P extends Pick>(
  world: World,
  member: MemberRecord,
  game: LimitedGame,
  picks: readonly P[],
  itemOf: (pick: P) => OddsItem | undefined,
): void {
  const moved = picks.flatMap((pick, index) => {
    const item = itemOf(pick);
    if (item === undefined) {
      throw new Refusal('badRequest', 'Nothing of this kind is sold', { field: `picks.${index}.selection` });
    }
    assertMoney(pick.amount, member.currency, `picks.${index}.amount`);
    const bet = { ...GAME_LIMITS[game], bet: { min: '0', max: '0' } };
    assertLimits(world, member, bet, { scope: 'lottery', amount: pick.amount, game: { min: item.min, max: item.max } });
    const isSame = compareAmounts(item.odd, pick.odds) === 0;
    return isSame
      ? []
      : [{ match_id: String(index), kind: item.prop, outcome: item.top, was: pick.odds, now: item.odd }];
  });
  if (moved.length > 0) throw new Refusal('oddsChanged', 'The odds are not those of the price list', { moved });
}

/** What the picks pay when all of them win: more than they can, since some exclude each other. */
export function mostPayout(picks: readonly Pick[], linesOf: (index: number) => bigint = () => 1n): string {
  return picks.reduce((sum, { amount, odds }, index) => {
    return addAmounts(sum, multiplyAmounts(multiplyAmounts(amount, odds), String(linesOf(index))));
  }, '0.000000');
}
