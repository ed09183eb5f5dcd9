import { BET_STATUS, BET_STATUS_B } from '#contract/entities';
import { compareAmounts, isDecimalText, subtractAmounts } from '#engine/money';

/** Properties of a bet that are compared with each other. Missing ones, and ones that are no strings, are ignored. */
interface Shown {
  readonly payout: string;
  readonly result?: string | undefined;
  readonly status?: unknown;
  readonly bet_amount?: string | undefined;
  readonly lines?: string | undefined;
  readonly max_payout?: unknown;
  readonly bonus_amount?: unknown;
  readonly extra_bonus_amount?: string | undefined;
  readonly matches?: readonly { readonly picks: readonly { readonly kind: string; readonly result?: unknown }[] }[];
}

const PENDING: ReadonlySet<unknown> = new Set([BET_STATUS.pending, BET_STATUS_B.pending]);
const isAbove = (one: string, other: string) => compareAmounts(one, other) > 0;

/** Why a bet that was not cashed out contradicts itself, whatever the results. */
export function contradictionsOf(bet: Shown): readonly string[] {
  const { status, payout, result, bet_amount: staked, max_payout: most, bonus_amount: bonus } = bet;
  const found: string[] = [];
  if (PENDING.has(status)) {
    if (isAbove(payout, '0')) found.push(`pending, and ${payout} is paid`);
    if (result !== undefined) found.push(`pending, and ${result}`);
  }
  if (isDecimalText(most) && isAbove(subtractAmounts(payout, bet.extra_bonus_amount ?? '0'), most))
    found.push(`${payout} is paid, above the highest return ${most}`);
  if (bet.lines === '1' && result === 'won' && hasLost(bet)) found.push('won, and a selection of its one line is lost');
  if (staked === undefined) return found;
  const above = subtractAmounts(payout, staked);
  const owed = isAbove(above, '0') ? above : '0';
  if (isDecimalText(bonus) && !PENDING.has(status) && compareAmounts(bonus, owed) !== 0)
    found.push(`a bonus of ${bonus} with ${payout} paid for ${staked}`);
  if (owed !== '0' && result === 'lost') found.push(`lost, and ${payout} is paid for ${staked}`);
  if (owed !== '0' && status === BET_STATUS.cancelled) found.push(`cancelled, and ${payout} is paid for ${staked}`);
  return found;
}

/** A half-lost bet is shown as lost but pays a half; only Asian lines have halves. */
const hasLost = ({ matches = [] }: Shown) =>
  matches.some(({ picks }) => picks.some(({ kind, result }) => result === 'lost' && !kind.startsWith('asian')));
