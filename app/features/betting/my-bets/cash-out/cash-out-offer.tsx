import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { unreadText } from '#app/api/refusals/beside.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { InOutcome } from '#app/ui/outcome.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { isMarketClosed } from './market-closed.ts';
import { PartOffer } from './part-offer.tsx';
import type { PartToSell } from './part-to-sell.ts';
import type { Offer } from './use-offer.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './cash-out.module.css';

interface CashOutOfferProps {
  readonly bet: Bet;
  readonly offer: Offer;
  readonly amountText: (amount: string) => string;
  readonly onConfirm: (amount: string) => void;
  readonly onConfirmPart: (part: PartToSell) => void;
  readonly onRenew: () => void;
  readonly onKeep: () => void;
}

const failureOf = ({ kind }: ApiError) => (kind === 'refused' ? 'cashOut.unavailable' : 'cashOut.failed');

/** As for toasts (`#app/layout/toast-host.tsx`). */
const KNOWN_AFTER_MS = 100;

/**
 * The current offer with its remaining seconds. The button that accepts it names the amount. The first offer is said once, later ones where
 * their amount is another.
 */
export function CashOutOffer(props: CashOutOfferProps) {
  const { offer, amountText } = props;
  const { t } = useTranslation('bets');
  const isKnown = useIsKnown();
  const isFirst = isKnown && offer.is === 'open' && offer.was === undefined;
  return (
    <>
      <p className={hidden.hidden} aria-live="polite" data-testid="cash-out-said">
        {isFirst && `${t('cashOut.offer')} ${amountText(offer.amount)}`}
      </p>
      <div className={styles.said} aria-live="polite">
        {offer.is === 'open' && offer.was !== undefined && (
          <InOutcome value={true}>
            <Notice kind="warning">
              {t('cashOut.changed', { was: amountText(offer.was), now: amountText(offer.amount) })}
            </Notice>
          </InOutcome>
        )}
      </div>
      <Shown {...props} />
    </>
  );
}

/** A screen reader says what comes into a region that it knows: an offer may be there when its page opens. */
function useIsKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const known = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(known);
  }, []);
  return isKnown;
}

function Shown(props: CashOutOfferProps) {
  const { bet, offer, amountText, onConfirm, onConfirmPart, onRenew, onKeep } = props;
  const { t } = useTranslation('bets');
  const again = <QuietButton onClick={onRenew}>{t('cashOut.again')}</QuietButton>;
  switch (offer.is) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton rows={1} label={t('cashOut.loading')} />;
    case 'expired':
      return (
        <Notice kind="info" action={again}>
          {t('cashOut.expired')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="warning" action={again}>
          {unreadText(offer.error, t(isMarketClosed(offer.error) ? 'cashOut.closed' : failureOf(offer.error)))}
        </Notice>
      );
    case 'open': {
      const { amount, seconds } = offer;
      return (
        <>
          <p className={styles.offer}>
            <span>{t('cashOut.offer')}</span>
            <b translate="no" data-testid="cash-out-offer">
              {amountText(amount)}
            </b>
            <span className={muted.figures} role="timer">
              {t('cashOut.seconds', { seconds })}
            </span>
          </p>
          <div className={styles.row}>
            <Button look="accent" disabled={seconds === 0} onClick={() => onConfirm(amount)}>
              {t('cashOut.confirm', { amount: amountText(amount) })}
            </Button>
            <QuietButton onClick={onKeep}>{t('cashOut.keep')}</QuietButton>
          </div>
          {offer.hasParts && (
            <PartOffer
              bet={bet}
              offer={amount}
              isOver={seconds === 0}
              amountText={amountText}
              onConfirm={onConfirmPart}
            />
          )}
        </>
      );
    }
  }
}
