import { useTranslation } from 'react-i18next';
import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { RetryButton } from '#app/ui/retry-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { acceptPicks, removePicks } from '#app/features/betting/slip/model/change-slip.ts';
import { isLineMoved } from '#app/features/betting/slip/pricing/price-items.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';
import type { useBook } from '#app/features/betting/slip/pricing/use-book.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';

interface SlipNoticesProps {
  readonly summary: SlipSummary;
  readonly book: Pick<ReturnType<typeof useBook>, 'isLate' | 'retry'> & { readonly error?: Failure };
  readonly isLocked: boolean;
}

/** Notices about changed picks, each with the button that resolves it. */
export function SlipNotices({ summary, book, isLocked }: SlipNoticesProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const { priced } = summary;
  const movedIn = (what: 'line' | 'odds') =>
    priced.flatMap((each) => (each.moved !== undefined && isLineMoved(each) === (what === 'line') ? [each.moved] : []));
  const [lines, odds] = [movedIn('line'), movedIn('odds')];
  const gone = priced.flatMap(({ state, item }) => (state === 'gone' ? [item] : []));
  return (
    <>
      {book.isLate && (
        <Notice kind="warning" action={<RetryButton onRetry={book.retry} />}>
          {unreadText(book.error, t('late'), true)}
        </Notice>
      )}
      {gone.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={<QuietButton onClick={() => change(removePicks(gone))}>{t('removeGone')}</QuietButton>}
        >
          {t('reason.picksGone', { count: gone.length })}
        </Notice>
      )}
      {lines.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={<QuietButton onClick={() => change(acceptPicks(lines))}>{t('odds.acceptLine')}</QuietButton>}
        >
          {t('odds.movedLine', { count: lines.length })}
        </Notice>
      )}
      {odds.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={<QuietButton onClick={() => change(acceptPicks(odds))}>{t('odds.accept')}</QuietButton>}
        >
          {t('odds.moved', { count: odds.length })}
        </Notice>
      )}
    </>
  );
}
