import { useTranslation } from 'react-i18next';
import { capCut } from '#engine/limits';
import { roundUpAmount, subtractAmounts } from '#engine/money';
import type { SettleRules, Slip } from '#engine/sports';
import { formatAmount, shownPlaces } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { useGuard } from '#app/features/account/protection/index.ts';
import { isAcceptable, type Reason } from '#app/features/betting/slip/pricing/reasons.ts';

interface DepositMissingProps {
  readonly reasons: readonly Reason[];
  readonly currency: string;
  /** What is staked. */
  readonly bets?: readonly StakedBet[];
}

interface StakedBet {
  readonly slip: Slip;
  readonly rules?: SettleRules | undefined;
}

/** Opens the deposit of what the bet costs beyond the balance, where nothing else stops the bet. The slip is there when one comes back. */
export function DepositMissing({ reasons, currency, bets = [] }: DepositMissingProps) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const isSheet = useAppSelector((state) => state.overlay.kind === 'slip');
  const missing = missingFunds(reasons, bets);
  const { stop } = useGuard('deposit', missing);
  // The deposit form asks for what is to be chosen first.
  if (missing === undefined || (stop !== undefined && stop.is !== 'choose')) return null;
  return (
    <QuietButton
      onClick={() =>
        dispatch(overlayOpened({ kind: 'wallet', type: 'deposit', missing, ...(isSheet && { back: 'slip' as const }) }))
      }
    >
      {t('stake.deposit', { amount: formatAmount(missing, currency, i18n.language), currency })}
    </QuietButton>
  );
}

/** In whole cents, or what the currency has of them, rounded up; undefined if the balance is enough, something else stops the bet, too, or more than a cap leaves useful is staked. */
export function missingFunds(reasons: readonly Reason[], bets: readonly StakedBet[] = []): string | undefined {
  const [reason, ...others] = reasons.filter((each) => !isAcceptable(each));
  if (reason?.kind !== 'limit' || others.length > 0) return undefined;
  const { warning } = reason;
  if (warning.name !== 'insufficientAccountBalance') return undefined;
  if (bets.some(({ slip, rules = {} }) => capCut(slip, rules)?.usefulStake !== undefined)) return undefined;
  return roundUpAmount(subtractAmounts(warning.amount, warning.limit), shownPlaces(warning.currency));
}
