import type { CricketMatch, GameLimits } from '#contract/entities';
import { settleCricket, type SettleRules, type Slip } from '#engine/sports';
import { type Bounds, checkLimits } from '#engine/limits';
import { compareAmounts, type TotalStake } from '#engine/money';
import { currencyNamed, placesOf } from '#app/i18n/currencies.ts';
import type { CricketPick } from '#app/features/betting/slip/model/slip-item.ts';
import { inOrder, type Reason } from '#app/features/betting/slip/pricing/reasons.ts';
import { cricketSingle } from './cricket-single.ts';
import { enteredAmount } from '#app/i18n/entered-amount.ts';
import { type AmountProblem } from '#app/i18n/read-amount.ts';

/** A pick with its current state. */
export interface CricketEntry extends CricketPick {
  /** Undefined while nothing valid is typed. */
  readonly amount: string | undefined;
  readonly problem: Exclude<AmountProblem, 'missing'> | undefined;
  readonly isGone: boolean;
  /** The current odds, if they differ from those that were picked. */
  readonly moved: string | undefined;
  /** At the current odds, with what caps and withholds its return; undefined while nothing valid is typed. */
  readonly bet: { readonly slip: Slip; readonly rules: SettleRules } | undefined;
}

export interface CricketSummary {
  readonly entries: readonly CricketEntry[];
  readonly totalStake: TotalStake;
  /** At the current odds. A changed pick pays this once the player has accepted its odds. */
  readonly max: string;
  /** The request: only picks with a stake, at the current odds. While they are not accepted, the button says that it accepts them. */
  readonly bets: Readonly<Record<string, { readonly amount: string; readonly odd: string }>>;
  /** Everything that stops the bet, the most important first. */
  readonly reasons: readonly Reason[];
}

export interface CricketContext {
  /** The offers of the match. Undefined until read, empty if the match is gone. */
  readonly offers: CricketMatch['bets'] | undefined;
  readonly currency: string;
  /** Undefined until read; until then nothing can be placed. */
  readonly limits: GameLimits | undefined;
  readonly rate: string | undefined;
  /** The brand's own stake limits, in `currency`. */
  readonly brandStake: Bounds | undefined;
  /** The brand's caps and withholding, in `currency`. */
  readonly rules?: SettleRules | undefined;
  /** Undefined for guests. */
  readonly funds: string | undefined;
}

/** Computes the cricket bet of a match: stakes, possible payout, and what stops the bet. */
export function summariseCricket(picks: readonly CricketPick[], context: CricketContext): CricketSummary {
  const { offers, currency, rules = {} } = context;
  const entries = picks.map((pick): CricketEntry => {
    const read = enteredAmount(pick.typed, placesOf(currency));
    const problem = 'problem' in read && read.problem !== 'missing' ? read.problem : undefined;
    const amount = 'amount' in read && compareAmounts(read.amount, '0') > 0 ? read.amount : undefined;
    const offer = offers?.[pick.id];
    const isGone = offers !== undefined && offer?.isOpen !== true;
    const moved = offer !== undefined && compareAmounts(offer.odd, pick.odd) !== 0 ? offer.odd : undefined;
    const slip =
      amount === undefined ? undefined : cricketSingle({ ...pick, amount, odd: moved ?? pick.odd }, currency);
    return { ...pick, amount, problem, isGone, moved, bet: slip && { slip, rules } };
  });
  const staked = entries.flatMap((entry) => (entry.amount === undefined ? [] : [{ ...entry, amount: entry.amount }]));
  const bets = Object.fromEntries(staked.map(({ id, amount, odd, moved = odd }) => [id, { amount, odd: moved }]));
  // A pick keeps the words of the language it was made in: opposite ones have one category in those of today.
  const inCategories = Object.fromEntries(
    staked.map(({ id, categoryLabel, amount, odd, moved = odd }) => [
      id,
      { categoryLabel: offers?.[id]?.categoryLabel ?? categoryLabel, amount, odd: moved },
    ]),
  );
  const { stake: totalStake, max } = settleCricket(inCategories, {}, currencyNamed(currency), rules);
  return { entries, totalStake, max, bets, reasons: inOrder(reasonsOf(entries, { ...context, totalStake, max })) };
}

function reasonsOf(
  entries: readonly CricketEntry[],
  {
    offers,
    totalStake,
    max,
    currency,
    limits,
    rate,
    brandStake,
    funds,
  }: CricketContext & Pick<CricketSummary, 'totalStake' | 'max'>,
): readonly Reason[] {
  const gone = entries.filter(({ isGone }) => isGone).length;
  const moved = entries.filter((entry) => !entry.isGone && entry.moved !== undefined).length;
  const wrong = entries.flatMap(({ problem }) => problem ?? []);
  const isEmpty = wrong.length === 0 && entries.every(({ amount }) => amount === undefined);
  const reasons: readonly Reason[] = [
    ...(gone > 0 ? [{ kind: 'picksGone', count: gone } as const] : []),
    ...(moved > 0 ? [{ kind: 'oddsMoved', count: moved } as const] : []),
    ...wrong.map((problem) => ({ kind: 'stake', problem, currency }) as const),
    ...(isEmpty ? [{ kind: 'stake', problem: 'empty', currency } as const] : []),
    ...(offers === undefined || limits === undefined || rate === undefined ? [{ kind: 'pricesUnknown' } as const] : []),
  ];
  if (compareAmounts(totalStake, '0') === 0 || limits === undefined || rate === undefined) return reasons;
  const { warnings } = checkLimits({
    scope: 'sport',
    amount: totalStake,
    currency: currencyNamed(currency),
    rate,
    estimate: max,
    ...(funds !== undefined && { funds }),
    bet: limits.bet,
    own: brandStake,
    bonus: limits.Bonus,
    region: limits.region,
    disabledRegions: limits.disabled_regions,
  });
  return [...reasons, ...warnings.map((warning) => ({ kind: 'limit', warning }) as const)];
}
