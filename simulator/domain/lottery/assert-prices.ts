import type { LimitedGame, OddsItem } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { assertLimits } from '../bets/assert-limits.ts';
import type { BetsContext } from '../bets/context.ts';

interface Pick {
  readonly amount: string;
  readonly odds: string;
}

/** Every pick must be sold at these odds, for an amount within the item's bounds. */
export function assertPrices<P extends Pick>(
  world: BetsContext,
  member: MemberRecord,
  game: LimitedGame,
  picks: readonly P[],
  itemOf: (pick: P) => OddsItem | undefined,
): void {
  const moved = picks.flatMap((pick, index) => {
    const sold = itemOf(pick);
    const [item] = sold === undefined ? [] : world.bookRules.priceList(game, [sold]);
    if (item === undefined) {
      throw new Refusal('badRequest', 'This selection is not sold', { field: `picks.${index}.selection` });
    }
    assertMoney(pick.amount, world.money(member.currency), `picks.${index}.amount`);
    const bet = { ...world.bookRules.limits(game), bet: { min: '0', max: '0' } };
    assertLimits(world, member, bet, { scope: 'lottery', amount: pick.amount, game: { min: item.min, max: item.max } });
    const isSame = compareAmounts(item.odd, pick.odds) === 0;
    return isSame
      ? []
      : [{ match_id: String(index), kind: item.prop, outcome: item.top, was: pick.odds, now: item.odd }];
  });
  if (moved.length > 0) throw new Refusal('oddsChanged', 'The odds differ from the price list', { moved });
}
