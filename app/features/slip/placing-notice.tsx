import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAmount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { outcomeDismissed, type Placing } from './placing-slice.ts';
import { refusalText } from './refusal-text.ts';
import * as styles from './placing-notice.module.css';

/** What became of the bet: the truth, also when the truth is that nobody knows yet. */
export function PlacingNotice({ placing }: { readonly placing: Placing }) {
  const { t, i18n } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  switch (placing.status) {
    case 'idle':
      return null;
    case 'sending':
      return <Notice kind="busy">{t('slip:placing.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>{t('slip:placing.checking')}</strong>
          <p>{t('slip:placing.checkingHint')}</p>
        </Notice>
      );
    case 'neverPlaced':
      return <Notice kind="warning">{t('slip:placing.neverPlaced')}</Notice>;
    case 'refused': {
      const text = refusalText(placing.error);
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
    case 'accepted': {
      const { bet } = placing;
      const amount = (value: string) => `${formatAmount(value, bet.currency, i18n.language)} ${bet.currency}`;
      return (
        <div className={styles.receipt}>
          <Notice kind="success">
            <strong>{t('slip:receipt.title')}</strong>
          </Notice>
          <dl className={styles.facts}>
            <dt>{t('slip:receipt.id')}</dt>
            <dd data-testid="receipt-id">{bet.bet_id}</dd>
            <dt>{t('slip:totals.stake')}</dt>
            <dd>{amount(bet.bet_amount)}</dd>
            <dt>{t('slip:totals.max')}</dt>
            <dd>{amount(bet.max_payout)}</dd>
          </dl>
          <div className={styles.actions}>
            <Link className={styles.link} to={paths.myBets} onClick={() => dispatch(overlayClosed())}>
              {t('slip:receipt.myBets')}
            </Link>
            <Button look="quiet" onClick={() => dispatch(outcomeDismissed())}>
              {t('slip:receipt.done')}
            </Button>
          </div>
        </div>
      );
    }
  }
}
