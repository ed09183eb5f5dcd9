import { ChevronDown, CloudOff } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#app/api/api.ts';
import { isUnresolved, selectMoneyCall } from '#app/api/money/money-slice.ts';
import { unreadText } from '#app/api/refusals/beside.ts';
import { formatBalance } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { pushRetryAsked } from '#app/store/push-slice.ts';
import { LazySection } from '#app/ui/lazy-section.tsx';
import { useIsLong } from '#app/ui/late/use-is-long.ts';
import { Popover } from '#app/ui/popover.tsx';
import { useWallet } from './use-wallet.ts';
import * as styles from './balance.module.css';

const CurrencyMenu = lazy(async () => ({ default: (await import('./currency-menu.tsx')).CurrencyMenu }));

/** Letters that fit beside the currency on a phone: 99,999.99. */
const SHORT = 9;

/**
 * The balance in the header, with a menu to change the wallet's currency; an icon shows when it may be out of date, and a press
 * on it tries again.
 */
export function Balance() {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const wallet = useWallet();
  const isChanging = useAppSelector((state) => {
    const call = selectMoneyCall(state, 'changeCurrency');
    return call !== undefined && isUnresolved(call);
  });
  const onRetry = () => {
    dispatch(pushRetryAsked());
    dispatch(api.util.invalidateTags(['Account']));
  };
  const isLong = useIsLong(wallet?.isMoving === true);
  const late = `${unreadText(wallet?.error, t('balance.late'), true)} ${t('retry')}`;
  if (wallet === undefined) return <span className={styles.waiting} role="status" aria-label={t('balance.loading')} />;
  const text = formatBalance(wallet.balance, wallet.currency, i18n.language);
  return (
    <span className={styles.balance} data-long={text.length > SHORT || undefined}>
      {(wallet.isLate || isLong) && (
        <button type="button" aria-label={late} title={late} className={styles.late} onClick={onRetry}>
          <CloudOff size={16} aria-hidden="true" />
        </button>
      )}
      <span className={styles.label}>{t('balance.label')}</span>
      {/* Not announced: what moved it is said where it happened, and a bare number says nothing. */}
      <output
        translate="no"
        className={styles.amount}
        data-testid="balance"
        aria-live="off"
        aria-label={t('balance.label')}
      >
        {text}
      </output>
      <Popover
        label={t('balance.currency', { currency: wallet.currency })}
        triggerClass={styles.currency}
        trigger={
          <>
            <span translate="no">{wallet.currency}</span>
            <ChevronDown size={14} aria-hidden="true" className={styles.chevron} data-busy={isChanging || undefined} />
          </>
        }
      >
        {(close) => (
          <LazySection rows={4}>
            <CurrencyMenu onToast={close} />
          </LazySection>
        )}
      </Popover>
    </span>
  );
}
