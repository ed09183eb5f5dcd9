import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#app/features/money/wallet/ui/loaded.tsx';
import { unreadText } from '#app/api/refusals/beside.ts';
import { useBalanceAfter } from '#app/features/money/wallet/ui/use-balance-after.ts';
import { OPEN_ORDER } from '#app/features/money/wallet/ui/order-state.ts';
import { formatCount } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useWalletHistoryInfiniteQuery } from './history-api.ts';
import { hasAllSince, isWanted, type HistoryEntry, type HistoryFilter, type HistoryGame } from './history-entry.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { useExport } from './use-export.ts';
import { useNearEnd } from './use-near-end.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './history.module.css';

const NO_GAMES: readonly HistoryGame[] = [];
const EVERYTHING: HistoryFilter = { kind: 'all', status: '', from: '', until: '' };

interface HistoryProps {
  /** The products that movements are filtered by. */
  readonly games?: readonly HistoryGame[];
}

/** Everything that changed the wallet: filtered, scrolled as far back as needed, and as a file. */
export function History({ games = NO_GAMES }: HistoryProps) {
  const { t, i18n } = useTranslation('wallet');
  const [filter, setFilter] = useState(EVERYTHING);
  const { kind, from, until, status } = filter;
  // Orders are not requested by day, so that their list stays one cache entry.
  const isByDay = kind !== 'recharge' && kind !== 'withdraw';
  const asked = isByDay ? ({ kind: 'all', from, until } as const) : { kind, from: '', until: '' };
  const [isWatched, setWatched] = useState(false);
  const pages = useWalletHistoryInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
    ...(isWatched && OPEN_ORDER),
  });
  const read = pages.currentData?.pages.flatMap((page) => page.entries) ?? [];
  const open = read.filter(({ isOpen }) => isOpen).length;
  if (isWatched !== open > 0) setWatched(open > 0);
  useBalanceAfter(open);
  const entries = shownOf(read, filter);
  const nameOf = (id: number | undefined) => games.find((game) => game.id === id)?.name;
  // An upstream that names no products has nothing to filter by.
  const isByGame = isByDay && (filter.gameId !== undefined || read.some(({ gameId }) => nameOf(gameId) !== undefined));
  const isFiltered = status !== '' || filter.gameId !== undefined || from !== '' || until !== '';
  const isMore = pages.hasNextPage && !hasAllSince(filter.from, pages.currentData?.pages);
  const end = useNearEnd(isMore && !pages.isFetching && !pages.isError, () => void pages.fetchNextPage());
  const { exportAll, state } = useExport(filter, nameOf);

  return (
    <section className={stack.fit3}>
      <HistoryFilters filter={filter} games={isByGame ? games : NO_GAMES} onFilter={setFilter} />
      <div className={styles.tools}>
        {isFiltered && (
          <QuietButton onClick={() => setFilter({ ...EVERYTHING, kind })}>{t('history.clear')}</QuietButton>
        )}
        <QuietButton isBusy={state.is === 'busy'} disabled={entries.length === 0} onClick={() => void exportAll()}>
          <Download size={18} aria-hidden="true" />
          {t('history.export')}
        </QuietButton>
      </div>
      {state.is === 'failed' && <Notice kind="error">{unreadText(state.error, t('history.exportFailed'))}</Notice>}
      {state.is === 'cut' && (
        <Notice kind="warning">
          {t('history.exportCut', { number: formatCount(String(state.count), i18n.language) })}
        </Notice>
      )}
      <Loaded of={[pages]} rows={6}>
        {entries.length === 0 && !isMore && (
          <p className={styles.empty}>{t(isFiltered ? 'history.emptyFiltered' : 'history.empty')}</p>
        )}
        <ul>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} game={nameOf(entry.gameId)} />
          ))}
        </ul>
        {isMore && (
          <div ref={end} className={styles.more}>
            <QuietButton
              isBusy={pages.isFetchingNextPage}
              disabled={pages.isFetching}
              onClick={() => void pages.fetchNextPage()}
            >
              {t('history.more')}
            </QuietButton>
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** The filtered entries. An entry that a new one pushed onto the next page arrives twice and is shown once. */
function shownOf(entries: readonly HistoryEntry[], filter: HistoryFilter): readonly HistoryEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].filter((entry) => isWanted(entry, filter));
}
