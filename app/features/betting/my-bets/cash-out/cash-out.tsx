import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Amount, type Bet } from '#contract/entities';
import type { PressRequest } from '#app/api/money/intent.ts';
import { isUnresolved, type MoneyProgress } from '#app/api/money/money-slice.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { OtherTab } from '#app/ui/outcome/other-tab.tsx';
import { CashOutNotice } from './cash-out-notice.tsx';
import { CashOutOffer } from './cash-out-offer.tsx';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import { useCanCashOut } from './use-can-cash-out.ts';
import { useOffer } from './use-offer.ts';
import * as styles from './cash-out.module.css';

const isRefusedAsChanged = (progress: MoneyProgress | undefined) =>
  progress?.status === 'refused' && progress.error.kind === 'refused' && progress.error.reason === 'cashOutChanged';

const CASH_OUT_ROWS = ['cashOut', 'cashOutPart'] as const;
const ForAmount = v.object({ amount: Amount });

/** Cashes out a running bet or a part of it: an offer that is valid for seconds, the button that accepts it, and the outcome. */
export function CashOut({ bet, isAskedFor }: { readonly bet: Bet; readonly isAskedFor: boolean }) {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const whole = useMoneyCall('cashOut');
  const part = useMoneyCall('cashOutPart');
  const canCashOut = useCanCashOut()(bet);
  const [isAsked, setAsked] = useState(isAskedFor);
  const [isPressed, setPressed] = useState(false);
  const isLocked = whole.isLocked || part.isLocked;
  const isPartSold = part.progress?.status === 'accepted';
  const { offer, renew } = useOffer(bet, canCashOut && isAsked && !isLocked && !isPartSold);
  const { dismiss: dismissWhole } = whole;
  const { dismiss: dismissPart } = part;
  useEffect(
    () => () => {
      dismissWhole();
      dismissPart();
    },
    [dismissWhole, dismissPart],
  );

  const isPart = part.progress !== undefined;
  const progress = part.progress ?? whole.progress;
  // Both rows are about all bets, and bets of two games may have one id: an outcome is shown at the bet that was pressed.
  const isOfBet = ({ params }: PressRequest) => params['id'] === bet.bet_id && params['game'] === bet.game;
  const isOurs =
    isPressed ||
    (progress !== undefined &&
      (isUnresolved(progress) || (progress.request !== undefined && isOfBet(progress.request))));
  if (!canCashOut && !isOurs) return null;

  function begin() {
    setPressed(true);
    dismissWhole();
    dismissPart();
  }

  return (
    <section className={styles.cashOut} tabIndex={-1} aria-label={t('cashOut.title')} data-testid="cash-out">
      <Outcome of={isOurs ? progress?.status : undefined}>
        {isOurs && progress !== undefined && (
          <CashOutNotice progress={progress} hasChanged={isPressed && isRefusedAsChanged(progress)} isPart={isPart} />
        )}
      </Outcome>
      <OtherTab
        rows={CASH_OUT_ROWS}
        what={({ body }) => (v.is(ForAmount, body) ? money(body.amount, bet.currency) : undefined)}
        isHere={isOfBet}
      />
      {canCashOut && !isLocked && !(isOurs && whole.progress?.status === 'accepted') && (
        <>
          {offer.is === 'none' ? (
            <div className={styles.row}>
              <p className={styles.hint}>{t('cashOut.hint')}</p>
              <QuietButton
                onClick={() => {
                  dismissPart();
                  setAsked(true);
                }}
              >
                {t('cashOut.ask')}
              </QuietButton>
            </div>
          ) : (
            <CashOutOffer
              bet={bet}
              offer={offer}
              amountText={(amount) => money(amount, bet.currency)}
              onConfirm={(amount) => {
                begin();
                whole.press({ params: { game: bet.game, id: bet.bet_id }, body: { amount } });
              }}
              onConfirmPart={({ lineStake: stake, paid: amount }) => {
                begin();
                part.press({ params: { game: bet.game, id: bet.bet_id }, body: { stake, amount } });
              }}
              onRenew={renew}
              onKeep={() => {
                setAsked(false);
                setPressed(false);
                dismissWhole();
                dismissPart();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
