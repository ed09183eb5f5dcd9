import { useTranslation } from 'react-i18next';
import { ReadState } from '#app/features/money/wallet/ui/loaded.tsx';
import { useWalletHistoryInfiniteQuery } from './history-api.ts';
import { isWanted } from './history-entry.ts';
import { HistoryRow } from './history-row.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './history.module.css';

const SHOWN = 5;
const BONUSES = { kind: 'bonuses', status: '', from: '', until: '' } as const;

/** The latest bonuses: welcome bonus, claimed days. Hidden if there are none; the history has all of them. */
export function LatestBonuses() {
  const { t } = useTranslation('wallet');
  const pages = useWalletHistoryInfiniteQuery(
    { kind: 'all', from: '', until: '' },
    { refetchOnMountOrArgChange: true },
  );
  const [page] = pages.currentData?.pages ?? [];
  const bonuses = page?.entries.filter((entry) => isWanted(entry, BONUSES)).slice(0, SHOWN) ?? [];
  if (bonuses.length === 0) return null;
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t('history.latestBonuses')}</h2>
      <ReadState of={[pages]} />
      <ul>
        {bonuses.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
