import { compare, type Decimal } from '../../money/decimal.ts';
import { powerOfTen } from '../../money/power-of-ten.ts';
import type { CompiledRules } from '../compile-rules.ts';
import type { CompiledMatch, CompiledSlip } from '../compiled-slip.ts';
import { totalOfFolds } from '../fold-sums.ts';
import { jointLegs } from '../joint-legs.ts';
import { legFactor } from '../leg.ts';
import { BD_SHARE } from '../line-payout.ts';
import { paidOf } from '../settle.ts';
import type { LegState } from '../settle-legs.ts';

/** A way in which a match can end. */
export interface Ending {
  readonly legs: readonly LegState[];
  /** Of the picks' factors, at the slip's scale. */
  readonly sum: bigint;
  readonly isVoid: boolean;
}

/** A joint result and what it pays. */
export interface Paid {
  readonly endings: readonly Ending[];
  readonly amount: Decimal;
}

/** Joint results that are compared by their uncut totals. */
const MAX_JOINTS = 1_024;
/** Lines that are walked beyond the first joint result: about 20 ms. */
const MAX_MORE_LINES = 20_000;

/** Every way in which a match can end, void apart. */
export function endingsOf(slip: CompiledSlip, { picks }: CompiledMatch): readonly Ending[] {
  const unit = powerOfTen(slip.scale);
  const scored = picks.flatMap(({ market }, at) => (market === 'outright' ? [] : [at]));
  const named = picks.flatMap(({ market }, at) => (market === 'outright' ? [at] : []));
  const scores =
    scored.length === 0
      ? [[]]
      : jointLegs(
          slip.game,
          scored.flatMap((at) => picks[at] ?? []),
        );
  const endings: Ending[] = [];
  for (const score of scores) {
    for (const name of [undefined, ...named]) {
      const legs: LegState[] = picks.map(() => 'lost');
      let sum = 0n;
      for (const { pick, leg } of score) {
        const at = scored[pick] ?? 0;
        legs[at] = leg;
        sum += legFactor(leg, picks[at]?.odds ?? 0n, unit);
      }
      if (name !== undefined) {
        legs[name] = 'won';
        sum += picks[name]?.odds ?? 0n;
      }
      endings.push({ legs, sum, isVoid: false });
    }
  }
  return endings;
}

/** A void match pays each pick at odds of 1. */
export const voidEnding = (slip: CompiledSlip, { picks }: CompiledMatch): Ending => ({
  legs: picks.map(() => 'void'),
  sum: BigInt(picks.length) * powerOfTen(slip.scale),
  isVoid: true,
});

/** The ending of the highest sum, the first of several. */
export const highestOf = (endings: readonly Ending[]): Ending | undefined =>
  endings.reduce<Ending | undefined>(
    (one, other) => (one !== undefined && one.sum >= other.sum ? one : other),
    undefined,
  );

export const payOf = (slip: CompiledSlip, rules: CompiledRules, endings: readonly Ending[]): Paid => ({
  endings,
  amount: paidOf(
    slip,
    endings.map(({ legs }) => legs),
    rules,
  ),
});

/**
 * The joint result that pays most. Settlement cuts each line, so the highest sums need not be it: all joint results whose uncut
 * total is above what the best one pays are tried, the most promising first. Where those are too many to try, one of them: a
 * lower bound, which settlement does pay.
 *
 * @param known what the joint result of the highest sums pays, if it is this one
 */
export function bestPaid(
  slip: CompiledSlip,
  rules: CompiledRules,
  choices: readonly (readonly Ending[])[],
  lines: number,
  known?: Paid,
): Paid {
  const top = choices.map((endings) => highestOf(endings) as Ending);
  const isKnown = known !== undefined && top.every((ending, at) => known.endings[at] === ending);
  let best = isKnown ? known : payOf(slip, rules, top);
  const bound = boundOf(slip, rules, lines);
  const all = choices.map((endings) => endings.some(({ isVoid }) => isVoid));
  const open = choices.map((endings, at) =>
    endings.filter((ending) => {
      const joint = replaced(top, at, ending);
      return ending === top[at] || compare(bound(joint, all), best.amount) > 0;
    }),
  );
  const joints = jointsOf(open, top).map((endings) => ({ endings, most: bound(endings) }));
  joints.sort((one, other) => compare(other.most, one.most));
  let left = MAX_MORE_LINES;
  for (const { endings, most } of joints) {
    if (compare(most, best.amount) <= 0 || left <= 0) break;
    if (endings.every((ending, at) => best.endings[at] === ending)) continue;
    const paid = payOf(slip, rules, endings);
    if (compare(paid.amount, best.amount) > 0) best = paid;
    left -= lines;
  }
  return best;
}

/** All joint results, or, if they are too many, those that differ from the top in one match, or in its cheapest ones. */
function jointsOf(choices: readonly (readonly Ending[])[], top: readonly Ending[]): readonly (readonly Ending[])[] {
  if (choices.reduce((count, { length }) => count * length, 1) <= MAX_JOINTS) {
    let joints: (readonly Ending[])[] = [[]];
    for (const endings of choices) joints = joints.flatMap((joint) => endings.map((ending) => [...joint, ending]));
    return joints;
  }
  const single = choices.flatMap((endings, at) => endings.map((ending) => replaced(top, at, ending)));
  const voided = choices
    .flatMap((endings, at) => endings.filter(({ isVoid }) => isVoid).map((ending) => ({ at, ending })))
    .sort((one, other) => {
      const gain = (each: { at: number; ending: Ending }) => (top[each.at]?.sum ?? 0n) - each.ending.sum;
      return gain(one) < gain(other) ? -1 : 1;
    });
  let joint: readonly Ending[] = top;
  return [...single, ...voided.map(({ at, ending }) => (joint = replaced(joint, at, ending)))];
}

const replaced = (joint: readonly Ending[], at: number, ending: Ending) =>
  joint.map((each, index) => (index === at ? ending : each));

/**
 * At least what a joint result pays: nothing cut, no rule. In bd lines of void matches pay their whole stake; `mayBeVoid` counts
 * them of matches whose ending is not decided.
 */
function boundOf(slip: CompiledSlip, { rounding }: CompiledRules, lines: number) {
  const scale = slip.scale * (slip.folds.at(-1) ?? 0);
  const share = slip.game === 'bd' ? BD_SHARE : { digits: 1n, scale: 0 };
  const under = powerOfTen(share.scale);
  const stake = slip.stake.digits * slip.multiple;
  // Rounding to even adds half a unit at most.
  const rounded = rounding === 'half-even-line' ? BigInt(lines) * slip.multiple : 0n;
  return (joint: readonly Ending[], mayBeVoid: readonly boolean[] = []): Decimal => {
    const sums = joint.map(({ sum }) => sum);
    const back = joint.map(({ legs, sum, isVoid }, at) =>
      isVoid ? sum : mayBeVoid[at] === true ? BigInt(legs.length) * powerOfTen(slip.scale) : 0n,
    );
    const total =
      share.digits * totalOfFolds(slip, sums) + (under - share.digits) * (under === 1n ? 0n : totalOfFolds(slip, back));
    const whole = scale + share.scale + slip.stake.scale;
    const places = Math.max(whole, slip.places);
    return {
      digits: total * stake * powerOfTen(places - whole) + rounded * powerOfTen(places - slip.places),
      scale: places,
    };
  };
}
