import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAmount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { isUnderWay, type PlacedBet, type Receipt } from './placing-slice.ts';
import { refusalText } from './refusal-text.ts';
import type { Placing } from './use-placing.ts';
import * as styles from './placing-notice.module.css';

/** What became of each bet: the truth, also when the truth is that nobody knows yet. */
export function PlacedBets({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  if (placing.bets.length === 0) return null;
  const isDone = !placing.bets.some(isUnderWay);
  return (
    <div className={styles.receipt}>
      {placing.bets.map((bet) => (
        <PlacedBetLine key={bet.key} bet={bet} />
      ))}
      {isDone && (
        <div className={styles.actions}>
          <Link className={styles.link} to={paths.myBets} onClick={() => dispatch(overlayClosed())}>
            {t('receipt.myBets')}
          </Link>
          <Button look="quiet" onClick={placing.dismiss}>
            {t('receipt.done')}
          </Button>
        </div>
      )}
    </div>
  );
}

function PlacedBetLine({ bet }: { readonly bet: PlacedBet }) {
  const { t } = useTranslation(['slip', 'shell']);
  switch (bet.state) {
    case 'waiting':
    case 'sending':
      return <Notice kind="busy">{t('slip:placing.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('slip:placing.checking')}</strong>
          <p>{t('slip:placing.checkingHint')}</p>
        </Notice>
      );
    case 'notSent':
    case 'neverDone':
      return <Notice kind="warning">{t('slip:placing.neverPlaced')}</Notice>;
    case 'refused': {
      const text = refusalText(bet.error ?? { kind: 'fetch' });
      return (
        <Notice kind="error">
          {'betKey' in text
            ? t(text.betKey, { ns: 'slip' })
            : 'key' in text
              ? t(text.key, { ns: 'shell' })
              : text.message}
        </Notice>
      );
    }
    case 'accepted':
      return (
        <>
          <Notice kind="success">
            <strong>{t('slip:receipt.title')}</strong>
          </Notice>
          {bet.receipt !== undefined && <Facts receipt={bet.receipt} />}
        </>
      );
  }
}

function Facts({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useTranslation('slip');
  const amount = (value: string) => `${formatAmount(value, receipt.currency, i18n.language)} ${receipt.currency}`;
  return (
    <dl className={styles.facts}>
      <dt>{t('receipt.id')}</dt>
      <dd data-testid="receipt-id">{receipt.betId}</dd>
      <dt>{t('totals.stake')}</dt>
      <dd>{amount(receipt.stake)}</dd>
      <dt>{t('totals.max')}</dt>
      <dd>{amount(receipt.max)}</dd>
    </dl>
  );
}
