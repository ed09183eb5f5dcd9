import { CircleCheck, CircleX, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { beside } from '#app/api/refusals/beside.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { ReceiptActions } from '#app/ui/outcome/receipt-actions.tsx';
import { UnknownText } from '#app/ui/outcome/unknown-outcome.tsx';
import { usePickCount } from '#app/features/betting/slip/model/use-picks.ts';
import { isUnderWay, wordsOfBet, type PlacedBet } from './placing-slice.ts';
import { BetActions } from '#app/features/betting/slip/bet-actions-lazy.tsx';
import { ReceiptFacts } from './receipt.tsx';
import { RefusedText } from './refused-text.tsx';
import type { Placing } from './use-placing.ts';
import * as styles from './placed-bets.module.css';

const ICONS = {
  waiting: Clock,
  sending: LoaderCircle,
  checking: LoaderCircle,
  accepted: CircleCheck,
  refused: CircleX,
  neverDone: CircleX,
  unknown: TriangleAlert,
  notSent: Clock,
} as const;

/** The outcome of each bet, also while it is unknown. */
export function PlacedBets({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const { bets } = placing;
  const picks = usePickCount();
  const hasAccepted = bets.some(({ state }) => state === 'accepted');
  const isDone = bets.length > 0 && !bets.some(isUnderWay);
  return (
    <Outcome of={bets.length === 0 ? undefined : bets.map(({ key, state }) => `${key} ${state}`).join()}>
      {bets.map((bet) => (
        <PlacedBetLine key={bet.key} bet={bet} isOneOfMany={bets.length > 1} />
      ))}
      {isDone && (
        <ReceiptActions
          myBets={hasAccepted && t('receipt.myBets')}
          onMyBets={() => dispatch(overlayClosed())}
          done={t('receipt.done')}
          onDone={() => {
            placing.dismiss();
            // An empty slip would stay over a phone's page.
            if (picks === 0) dispatch(overlayClosed());
          }}
        />
      )}
    </Outcome>
  );
}

function PlacedBetLine({ bet, isOneOfMany }: { readonly bet: PlacedBet; readonly isOneOfMany: boolean }) {
  const { t } = useTranslation(['slip', 'shell']);
  const Icon = ICONS[bet.state];
  const what = bet.title ?? t(`slip:game.${bet.game}`);
  const isBusy = bet.state === 'sending' || bet.state === 'checking';
  return (
    <div
      className={styles.bet}
      data-state={bet.state}
      data-busy={isBusy || undefined}
      role={bet.state === 'refused' ? 'alert' : undefined}
    >
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.text}>
        {bet.isElsewhere === true ? (
          <span className={styles.what}>{t('shell:otherTab.what', { what })}</span>
        ) : (
          isOneOfMany && <span className={styles.what}>{what}</span>
        )}
        <BetOutcome bet={bet} />
      </div>
    </div>
  );
}

function BetOutcome({ bet }: { readonly bet: PlacedBet }) {
  const { t } = useTranslation('slip');
  switch (bet.state) {
    case 'waiting':
      return <span>{t('placing.waiting')}</span>;
    case 'sending':
      return <span>{t('placing.sending')}</span>;
    case 'checking':
      // Whether an answer has failed to come is known to the other tab only.
      return bet.isElsewhere === true ? (
        <>
          <strong>{t('placing.sending')}</strong>
          <p>{t('placing.elsewhereHint')}</p>
        </>
      ) : (
        <>
          <strong>{t('placing.checking')}</strong>
          <p>{t('placing.checkingHint')}</p>
        </>
      );
    case 'notSent':
      return <span>{t('placing.notSent')}</span>;
    case 'neverDone':
      return <span>{beside(wordsOfBet(bet), t('placing.neverPlaced'), 'placing.neverPlaced')}</span>;
    case 'unknown':
      return <UnknownText of="bet" />;
    case 'refused':
      return <RefusedText error={bet.error} said={wordsOfBet(bet)} />;
    case 'accepted':
      return (
        <>
          <strong>{t('receipt.title')}</strong>
          <ReceiptFacts bet={bet} />
          <BetActions bet={bet} currency={bet.receipt?.currency} />
        </>
      );
  }
}
