import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBalance } from '#app/i18n/format.ts';
import { useWallet } from './use-wallet.ts';
import * as styles from './balance.module.css';

/** The balance in the header, with a sign when it may be late. */
export function Balance() {
  const { t, i18n } = useTranslation();
  const wallet = useWallet();
  if (wallet === undefined) return <span className={styles.waiting} role="status" aria-label={t('balance.loading')} />;
  return (
    <span className={styles.balance}>
      {wallet.isLate && (
        <span role="img" aria-label={t('balance.late')} title={t('balance.late')} className={styles.late}>
          <CloudOff size={16} aria-hidden="true" />
        </span>
      )}
      <span className={styles.label}>{t('balance.label')}</span>
      <output className={styles.amount} data-testid="balance" aria-label={t('balance.label')}>
        {formatBalance(wallet.balance, i18n.language)}
      </output>
      <span className={styles.currency}>{wallet.currency}</span>
    </span>
  );
}
