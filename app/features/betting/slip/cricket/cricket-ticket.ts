import { checkLimits } from '#engine/limits';
import { addAmounts } from '#engine/money';
import type { CricketMatchPicks } from '#app/features/betting/slip/model/slip-item.ts';
import { inOrder, type Reason } from '#app/features/betting/slip/pricing/reasons.ts';
import type { SlipSummary, SlipTotal } from '#app/features/betting/slip/pricing/summarise.ts';
import type { LegWhen } from '#app/features/betting/slip/pricing/price-items.ts';
import type { MostCricket } from './most-cricket.ts';
import type { CricketSummary } from './summarise-cricket.ts';

/** The bet on one cricket match: the upstream takes singles of one match in one bet, and no other sport with them. */
export interface CricketTicket extends Pick<CricketMatchPicks, 'home' | 'away'> {
  readonly matchId: string;
  readonly summary: CricketSummary;
  /** Its start, and the score while it is live. Undefined until read, or if the match is gone. */
  readonly when: LegWhen | undefined;
  /** What a stake that is too high can be lowered to. */
  readonly most?: () => MostCricket | undefined;
}

/** A slip of all sports. */
export interface WholeSummary extends SlipSummary {
  readonly cricket: readonly CricketTicket[];
  /** The cricket bets that would be placed now. */
  readonly stakedCricket: readonly CricketTicket[];
  /** Bets that one press places. */
  readonly bets: number;
}

const isStaked = ({ summary }: CricketTicket) => Object.keys(summary.bets).length > 0;
const isFunds = (reason: Reason) => reason.kind === 'limit' && reason.warning.name === 'insufficientAccountBalance';

/** Adds the cricket bets to a slip: one total, one list of reasons, one button. What has no stake is left out, as among singles. */
export function withCricket(
  sport: SlipSummary,
  cricket: readonly CricketTicket[],
  balance: string | undefined,
): WholeSummary {
  const stakedCricket = cricket.filter(isStaked);
  const bets = sport.staked.length + stakedCricket.length;
  if (cricket.length === 0) return { ...sport, cricket, stakedCricket, bets };
  // The odds of one of several bets would stand beside the return of all.
  const { total: _total, odds: _odds, ...rest } = sport;
  const odds = sport.priced.length === 0 ? onlyOdds(cricket) : undefined;
  const isSportIn = sport.staked.length > 0 || stakedCricket.length === 0;
  const looked = bets === 0 ? cricket : stakedCricket;
  const total = totalOf(sport, stakedCricket);
  const reasons = [
    ...(isSportIn && sport.priced.length > 0 ? sport.reasons : []),
    ...looked.flatMap(({ summary }) => summary.reasons),
  ].filter((reason) => !isFunds(reason));
  const { currency } = sport;
  const funds =
    total === undefined || balance === undefined
      ? []
      : checkLimits({ scope: 'sport', amount: total.totalStake, currency, rate: '1', funds: balance }).warnings;
  return {
    ...rest,
    ...(total && { total }),
    ...(odds !== undefined && { odds }),
    cricket,
    stakedCricket,
    bets,
    reasons: inOrder([...reasons, ...funds.map((warning): Reason => ({ kind: 'limit', warning }))]),
  };
}

/** The current odds of the only pick. */
function onlyOdds(cricket: readonly CricketTicket[]): string | undefined {
  const [only, ...others] = cricket.flatMap(({ summary }) => summary.entries);
  return only === undefined || others.length > 0 ? undefined : (only.moved ?? only.odd);
}

/** A mixed slip shows no lowest return: it would be that of its smallest bet alone. */
function totalOf(sport: SlipSummary, staked: readonly CricketTicket[]): SlipTotal | undefined {
  if (sport.staked.length > 0 && sport.total === undefined) return undefined;
  const parts = [
    ...(sport.total ? [sport.total] : []),
    ...staked.map(({ summary: { totalStake, max } }): SlipTotal => ({ totalStake, max, min: max, guaranteed: '0' })),
  ];
  if (parts.length === 0) return undefined;
  const [only] = parts;
  if (parts.length === 1) return only;
  const sum = (name: 'max' | 'guaranteed') => parts.map((part) => part[name]).reduce(addAmounts);
  const guaranteed = sum('guaranteed');
  const totalStake = parts.map((part) => part.totalStake).reduce(addAmounts);
  return { totalStake, max: sum('max'), guaranteed, min: sum('max') };
}
