import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { CashOutNotice } from './cash-out-notice.tsx';
import { CashOutOffer } from './cash-out-offer.tsx';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import { useCanCashOut } from './use-can-cash-out.ts';
import { useOffer } from './use-offer.ts';
import * as styles from './cash-out.module.css';

/** Cashes out a running bet: an offer that is valid for seconds, the button that accepts it, and the outcome. */
export function CashOut({ bet, isAskedFor }: { readonly bet: Bet; readonly isAskedFor: boolean }) {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const selling = useMoneyCall('cashOut');
  const canCashOut = useCanCashOut()(bet);
  const [isAsked, setAsked] = useState(isAskedFor);
  // The outcome belongs to the row, not to a bet: do not show the outcome of another bet here.
  const [isPressed, setPressed] = useState(false);
  const { offer, renew } = useOffer(bet, canCashOut && isAsked && !selling.isLocked);
  const { progress, isLocked, press, dismiss } = selling;
  useEffect(() => dismiss, [dismiss]);

  const hasChanged =
    isPressed &&
    progress?.status === 'refused' &&
    progress.error.kind === 'refused' &&
    progress.error.reason === 'cashOutChanged';
  const isOurs = isLocked || isPressed || (progress?.status === 'accepted' && progress.receipt?.bet_id === bet.bet_id);
  if (!canCashOut && !isOurs) return null;

  function onConfirm(amount: string) {
    setPressed(true);
    press({ params: { game: bet.game, id: bet.bet_id }, body: { amount } });
  }

  return (
    <section className={styles.cashOut} tabIndex={-1} aria-label={t('cashOut.title')} data-testid="cash-out">
      <Outcome of={isOurs ? progress?.status : undefined}>
        {isOurs && progress !== undefined && <CashOutNotice progress={progress} hasChanged={hasChanged} />}
      </Outcome>
      {canCashOut && !isLocked && progress?.status !== 'accepted' && (
        <>
          {offer.is === 'none' ? (
            <div className={styles.row}>
              <p className={styles.hint}>{t('cashOut.hint')}</p>
              <Button look="quiet" onClick={() => setAsked(true)}>
                {t('cashOut.ask')}
              </Button>
            </div>
          ) : (
            <CashOutOffer
              offer={offer}
              amountText={(amount) => money(amount, bet.currency)}
              onConfirm={onConfirm}
              onRenew={renew}
              onKeep={() => {
                setAsked(false);
                setPressed(false);
                dismiss();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
