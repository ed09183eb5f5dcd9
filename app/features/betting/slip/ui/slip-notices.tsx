import { useTranslation } from 'react-i18next';
import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { Button } from '#app/ui/button.tsx';
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
  const { t } = useTranslation(['slip', 'shell']);
  const change = useChangeSlip();
  const { priced } = summary;
  const movedIn = (what: 'line' | 'odds') =>
    priced.flatMap((each) => (each.moved !== undefined && isLineMoved(each) === (what === 'line') ? [each.moved] : []));
  const [lines, odds] = [movedIn('line'), movedIn('odds')];
  const gone = priced.flatMap(({ state, item }) => (state === 'gone' ? [item] : []));
  return (
    <>
      {book.isLate && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={book.retry}>
              {t('shell:retry')}
            </Button>
          }
        >
          {unreadText(book.error, t('slip:late'), true)}
        </Notice>
      )}
      {gone.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={() => change(removePicks(gone))}>
              {t('slip:removeGone')}
            </Button>
          }
        >
          {t('slip:reason.picksGone', { count: gone.length })}
        </Notice>
      )}
      {lines.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={() => change(acceptPicks(lines))}>
              {t('slip:odds.acceptLine')}
            </Button>
          }
        >
          {t('slip:odds.movedLine', { count: lines.length })}
        </Notice>
      )}
      {odds.length > 0 && !isLocked && (
        <Notice
          kind="warning"
          action={
            <Button look="quiet" onClick={() => change(acceptPicks(odds))}>
              {t('slip:odds.accept')}
            </Button>
          }
        >
          {t('slip:odds.moved', { count: odds.length })}
        </Notice>
      )}
    </>
  );
}
