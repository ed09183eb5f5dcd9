import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readEvery } from '#app/api/read-every.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ExportBets } from '#app/features/betting/my-bets/export/export-bets.tsx';
import { BetCard } from './bet-card.tsx';
import { useKeepLastBets } from './last-bets.ts';
import type { BetSource } from '#app/features/betting/my-bets/model/bet-sources.ts';
import { fits, isInPeriod, type BetFilter } from '#app/features/betting/my-bets/model/bet-filter.ts';
import { isPending } from '#app/features/betting/my-bets/model/bet-state.ts';
import { everyBet, mergePages } from '#app/features/betting/my-bets/model/merge-pages.ts';
import { useListBetsInfiniteQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as empty from '#app/ui/empty.module.css';
import * as stack from '#app/ui/stack.module.css';

interface BetListProps {
  readonly sources: readonly BetSource[];
  readonly tab: 'active' | 'settled';
  readonly filter: BetFilter;
  readonly pollMs: number;
  /** Not only the bets of one kind: these are stored for the page without a connection. */
  readonly isEveryKind: boolean;
}

/** With fewer bets than this on the screen, the next page is read automatically. */
const FEW = 5;
/** Lists have bets of every status. Active ones are among the newest: after so many pages of each list, older ones are read by a press. */
const MAX_PAGES_FOR_ACTIVE = 5;

/** The bets of a tab, page by page. Bets that could not be refreshed stay, marked as outdated. */
export function BetList({ sources, tab, filter, pollMs, isEveryKind }: BetListProps) {
  const { t } = useTranslation('bets');
  const { game } = useBetText();
  const {
    currentData,
    fulfilledTimeStamp,
    isError,
    error,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useListBetsInfiniteQuery({ sources }, readEvery(pollMs));
  const isActive = tab === 'active';
  const all = useMemo(() => {
    // A running bet is shown as soon as it is read, whatever another list may still have before it.
    const read = isActive ? everyBet : mergePages;
    return currentData && read(currentData.pages).filter((bet) => isPending(bet) === isActive);
  }, [currentData, isActive]);
  useKeepLastBets({ tab, bets: all, readAt: fulfilledTimeStamp, isWhole: isEveryKind });
  const now = serverClock.gameTime();
  const bets = all?.filter(fits(filter, now));
  // Lists are newest first: what follows a bet that is too old is older.
  const oldest = currentData && mergePages(currentData.pages).at(-1);
  const hasMore = hasNextPage && (oldest === undefined || isInPeriod(oldest, filter.period, now));
  const failed = [...new Set(currentData?.pages.flatMap((page) => page.failed))];
  const why = currentData?.pages.find((page) => page.error !== undefined)?.error;
  const pages = currentData?.pages.length ?? 0;
  const isDeep = isActive && pages >= MAX_PAGES_FOR_ACTIVE;
  const isShort = bets !== undefined && bets.length < FEW && hasMore && !isDeep && !isFetching && !isError;
  // The number of pages, since an answer may come before its page was drawn as being read.
  const shortAt = isShort ? pages : undefined;
  useEffect(() => {
    if (shortAt !== undefined) void fetchNextPage();
  }, [shortAt, fetchNextPage]);

  return (
    <>
      {isError && (
        <LoadFailed text={t('failed')} beside={bets !== undefined && t('late')} error={error} onRetry={refetch} />
      )}
      {!isError && <LateNote of={[{ isFetching, fulfilledTimeStamp }]} />}
      {failed.length > 0 && !isError && (
        <LoadFailed beside={t('partly', { games: failed.map(game).join(', ') })} error={why} onRetry={refetch} />
      )}
      {bets === undefined && !isError && <Skeleton rows={3} label={t('loading')} />}
      {bets?.length === 0 && !hasMore && failed.length === 0 && (
        <p className={empty.framed}>{all?.length === 0 ? t(`empty.${tab}`) : t('filter.none')}</p>
      )}
      <ul className={stack.gap3}>
        {bets?.map((bet) => (
          <BetCard key={`${bet.game} ${bet.bet_id}`} bet={bet} />
        ))}
      </ul>
      {hasMore && (
        <QuietButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </QuietButton>
      )}
      {bets !== undefined && bets.length > 0 && (
        <ExportBets
          sources={sources}
          name={tab}
          isWanted={(bet) => isPending(bet) === isActive && fits(filter, serverClock.gameTime())(bet)}
        />
      )}
    </>
  );
}
