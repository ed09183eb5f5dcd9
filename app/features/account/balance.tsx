import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#app/api/api.ts';
import { formatBalance } from '#app/i18n/format.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { pushRetryAsked } from '#app/store/push-slice.ts';
import { useWallet } from './use-wallet.ts';
import * as styles from './balance.module.css';

/** The balance in the header; a sign says when it may be late, and tries again when it is pressed. */
export function Balance() {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const wallet = useWallet();
  const onRetry = () => {
    dispatch(pushRetryAsked());
    dispatch(api.util.invalidateTags(['Account']));
  };
  if (wallet === undefined) return <span className={styles.waiting} role="status" aria-label={t('balance.loading')} />;
  return (
    <span className={styles.balance}>
      {wallet.isLate && (
        <button
          type="button"
          aria-label={`${t('balance.late')} ${t('retry')}`}
          title={`${t('balance.late')} ${t('retry')}`}
          className={styles.late}
          onClick={onRetry}
        >
          <CloudOff size={16} aria-hidden="true" />
        </button>
      )}
      <span className={styles.label}>{t('balance.label')}</span>
      <output className={styles.amount} data-testid="balance" aria-label={t('balance.label')}>
        {formatBalance(wallet.balance, i18n.language)}
      </output>
      <span className={styles.currency}>{wallet.currency}</span>
    </span>
  );
}
