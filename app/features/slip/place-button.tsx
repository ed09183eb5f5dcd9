import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { GuardNote, useGuard } from '#app/features/protection/index.ts';
import { readyBets } from './ready-bets.ts';
import { useReasonText } from './use-reason-text.ts';
import type { SlipSummary } from './summarise.ts';
import type { Placing } from './use-placing.ts';
import * as styles from './place-button.module.css';

/** Places the bets, or says in one sentence why they cannot be placed; visitors are offered to sign in. */
export function PlaceButton({ summary, placing }: { readonly summary: SlipSummary; readonly placing: Placing }) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const player = useAppSelector((state) => state.session.player);
  const accept = useAppSelector((state) => state.preferences.acceptOdds);
  const reasonText = useReasonText();
  const outcome = useOutcomeText();
  const { currency, total } = summary;
  const [reason] = summary.reasons;
  const { stop } = useGuard('bet', total?.stake);
  const isPlayer = player !== undefined;
  // What the press needs is there before it: who presses in a tunnel is told what became of the bet, not that code is missing.
  useEffect(() => {
    if (isPlayer) loadMoneyRow('placeBet').catch(() => undefined);
  }, [isPlayer]);

  if (player === undefined) {
    return (
      <div className={styles.place}>
        <p className={styles.why}>{t('signIn.needed')}</p>
        <Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('signIn.button')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      {!placing.isLocked && <GuardNote stop={stop} currency={currency} />}
      {reason !== undefined && !placing.isLocked && (
        <p
          className={styles.why}
          role={reason.kind === 'limit' ? 'alert' : undefined}
          data-limit={reason.kind === 'limit' ? reason.warning.name : undefined}
        >
          {reasonText(reason)}
        </p>
      )}
      <Button
        look="accent"
        isBusy={placing.isLocked}
        disabled={placing.isLocked || reason !== undefined || stop !== undefined || total === undefined}
        onClick={() => placing.place(readyBets(summary, accept, outcome))}
      >
        <span className={styles.label}>
          {total === undefined
            ? t('place.button')
            : t(summary.staked.length > 1 ? 'place.several' : 'place.withStake', {
                count: summary.staked.length,
                amount: formatAmount(total.stake, currency, i18n.language),
                currency,
              })}
          {total !== undefined && (
            <span className={styles.upTo}>
              {t('place.upTo', { amount: formatAmount(total.max, currency, i18n.language), currency })}
            </span>
          )}
        </span>
      </Button>
    </div>
  );
}
