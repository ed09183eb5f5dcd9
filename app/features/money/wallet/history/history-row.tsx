import { useTranslation } from 'react-i18next';
import { formatTime } from '#app/i18n/format.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import { isZero } from '#app/features/money/wallet/ui/fees.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { referenceText } from './reference-text.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';
import type { HistoryEntry } from './history-entry.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './history-row.module.css';

const TONES = {
  success: 'good',
  settled: 'good',
  refunded: 'good',
  failed: 'bad',
  rejected: 'bad',
} as const;

/** One line of the history. */
export function HistoryRow({ entry, game }: { readonly entry: HistoryEntry; readonly game?: string | undefined }) {
  const { t, i18n } = useTranslation('wallet');
  const brand = useBrand();
  const money = useMoneyText();
  const { at, movement, amount, currency, status, balance, order, approval, note } = entry;
  const reference = referenceText(entry, { language: i18n.language, brand, cards: t('games.cards') });
  const isIn = order === undefined && !amount.startsWith('-');
  return (
    <li className={styles.entry} data-testid="history-entry">
      <span className={styles.words}>
        <strong>{t(`movement.${movement}`)}</strong>
        <time dateTime={at} className={muted.small}>
          {formatTime(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className={muted.small}>{[order?.method, game, reference, note].filter(Boolean).join(' · ')}</span>
        {approval !== undefined && (
          <span className={muted.small}>
            {t('order.approval')}: {t(`approval.${approval}`)}
          </span>
        )}
      </span>
      <span className={styles.numbers}>
        <strong translate="no" className={styles.amount} data-in={isIn || undefined}>
          {asNumber(`${isIn ? '+' : ''}${money(amount, currency)}`)}
        </strong>
        {(order !== undefined || status !== 'success') && (
          <span className={styles.status} data-tone={TONES[status as keyof typeof TONES] ?? 'open'}>
            {t(`status.${status}`)}
          </span>
        )}
        {order !== undefined && order.net_amount !== amount && !isZero(order.net_amount) && (
          <span className={muted.small}>{t('history.netAmount', { amount: money(order.net_amount, currency) })}</span>
        )}
        {balance !== undefined && (
          <span className={muted.small}>{t('history.balanceAfter', { amount: money(balance, currency) })}</span>
        )}
      </span>
    </li>
  );
}
