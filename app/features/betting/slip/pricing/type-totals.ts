import { type BetType, betTypes, countLines, estimateUnderRules } from '#engine/sports';
import type { CheckedTicket } from './check-ticket.ts';

/** What one of the types of a bet consists of. */
export interface TypeTotal {
  readonly pass: string;
  readonly type: BetType;
  /** 0 if there are more bankers than its longest line holds. */
  readonly lines: string;
  /** Present once stake per line and multiple can be read. */
  readonly stake?: string;
  readonly max?: string;
}

/** The types of a bet, each with its lines, stake and return; none while the lines are not known. */
export function typeTotals({ ticket, unit, bet }: CheckedTicket): readonly TypeTotal[] {
  if (unit === undefined) return [];
  return ticket.passes.flatMap((pass) =>
    betTypes([pass], unit.matches.length, ticket.game).map((type): TypeTotal => {
      const own = { ...(bet?.slip ?? unit), passes: [pass] };
      const bankers = unit.matches.filter(({ banker }) => banker === true).length;
      if (bankers > (type.folds.at(-1) ?? 0)) return { pass, type, lines: '0' };
      const lines = String(countLines(own));
      if (bet === undefined) return { pass, type, lines };
      const { stake, max } = estimateUnderRules(own, bet.rules ?? {});
      return { pass, type, lines, stake, max };
    }),
  );
}
