import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Id, Instant } from '#contract/entities';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import { Notice } from '#app/ui/notice.tsx';
import { sourcesOf } from '#app/features/betting/my-bets/model/bet-sources.ts';
import { isPending } from '#app/features/betting/my-bets/model/bet-state.ts';
import { mergePages } from '#app/features/betting/my-bets/model/merge-pages.ts';
import { useListBetsInfiniteQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import { newestOf, settledSince } from '#app/features/betting/my-bets/model/settled-since.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';

const Seen = v.object({ userId: Id, until: Instant });

/** Stored by a player without settled bets: the first one is news. */
const NOTHING_YET = '1970-01-01T00:00:00.000Z';

/** What was settled since this player last looked at the bets in this browser, among the newest of each game. */
export function AwayNote() {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const brand = useBrand();
  const userId = useAppSelector((state) => state.session.player?.userId);
  const { currentData } = useListBetsInfiniteQuery({ sources: sourcesOf('all', brand) });
  // As it was when the page was opened: what is shown stays until the page is left.
  const [seen] = useState(() => readStored('seenBets', Seen));
  const settled = currentData && mergePages(currentData.pages).filter((bet) => !isPending(bet));
  const until = settled && (newestOf(settled) ?? NOTHING_YET);
  useEffect(() => {
    if (until !== undefined && userId !== undefined) writeStored('seenBets', { userId, until });
  }, [until, userId]);
  const since = settled && seen?.userId === userId && seen ? settledSince(settled, seen.until) : undefined;
  if (since === undefined) return null;
  const paid = Object.entries(since.paid).map(([currency, amount]) => money(amount, currency));
  return (
    <Notice kind="info">
      <span data-testid="settled-away">{t('away', { count: since.count, amount: paid.join(' + ') })}</span>
    </Notice>
  );
}
