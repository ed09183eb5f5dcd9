import { ChevronUp } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnresolved, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import { BarFigures, QuickBet, useAddedNews, useIsQuick, usePickCount } from '#app/features/betting/slip/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as styles from './slip-bar.module.css';

/** The phone's link to the slip: with picks, or while a bet is being checked. The first pick opens the tray in its place. */
export function SlipBar() {
  const { t } = useTranslation('slip');
  const count = usePickCount();
  const isQuick = useIsQuick();
  const added = useAddedNews();
  // The pressed odds are shown first, and the tray, which is far more work, right behind them.
  const isTrayDue = useDeferredValue(isQuick);
  const isChecking = useAppSelector((state) =>
    selectMoneyCalls(state).some(
      (call) => isUnresolved(call) && (call.row === 'placeBet' || call.row === 'placeCricketBet'),
    ),
  );
  const bar = count > 0 || isChecking ? <Bar count={count} /> : null;
  return (
    <>
      {/* A live region inside a button is not announced, so the pick and the count are announced beside it. */}
      <p role="status" className={hidden.hidden}>
        {[added, t('news.count', { count })].filter((text) => text !== '').join('. ')}
      </p>
      {isQuick ? isTrayDue && <QuickBet>{bar}</QuickBet> : bar}
    </>
  );
}

function Bar({ count }: { readonly count: number }) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  return (
    <button type="button" className={styles.bar} onClick={() => dispatch(overlayOpened({ kind: 'slip' }))}>
      <span className={styles.count}>{formatCount(String(count), i18n.language)}</span>
      <span>{t('title')}</span>
      {count > 0 && <BarFigures />}
      <ChevronUp size={20} aria-hidden="true" className={styles.icon} />
    </button>
  );
}
