import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { readShortCode } from '#engine/booking';
import { compareAmounts } from '#engine/money';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { openBookingCode } from '#app/features/betting/slip/booking/booking-code.ts';
import { BookingEntry } from '#app/features/betting/slip/booking/booking-entry.tsx';
import { addCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { addPicks, takeSlip } from '#app/features/betting/slip/model/change-slip.ts';
import { fromBooking } from '#app/features/betting/slip/booking/from-booking.ts';
import { useStoredBookingQuery } from '#app/features/betting/slip/booking/short-booking.ts';
import { useCricketMatches } from '#app/features/betting/slip/cricket/use-cricket-tickets.ts';
import { BookedTypes } from './booked-types.tsx';
import { CricketPreview, GonePreview } from './booked-picks.tsx';
import { PickPreview } from './pick-row.tsx';
import { isLineMoved, priceItems } from '#app/features/betting/slip/pricing/price-items.ts';
import { countPicks, cricketKey, pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { injectedSlip } from '#app/features/betting/slip/model/slip-slice.ts';
import { useBook } from '#app/features/betting/slip/pricing/use-book.ts';
import { usePutOnSlip } from '#app/features/betting/slip/model/use-put-on-slip.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/betting/slip/booking/booking.module.css';

/** Answers of an upstream that does not have the row. */
const LACKS_ROW: ReadonlySet<number> = new Set([404, 405, 501]);

/** The picks of a code: a short one is stored by the upstream, another one holds them itself. */
function useOpened(code: string) {
  const short = readShortCode(code);
  const { currentData, isError, error, refetch } = useStoredBookingQuery(short ?? skipToken);
  const packed = short === undefined ? code : currentData?.picks;
  const opened = useMemo(() => (packed === undefined ? undefined : openBookingCode(packed)), [packed]);
  const isUnknown = error !== undefined && 'status' in error && LACKS_ROW.has(Number(error.status));
  return { opened: isUnknown ? ('unknown' as const) : opened, isLate: isError, error, refetch };
}

/** Shows the picks of a shared code before they are added to the slip. */
export function BookingPage() {
  const { t } = useTranslation(['slip', 'shell']);
  const { code = '' } = useParams();
  const { opened, isLate, error, refetch } = useOpened(code);
  const booking = typeof opened === 'string' ? undefined : opened;
  const book = useBook(
    (booking?.slips ?? []).flatMap(({ game, matches }) => matches.map(({ id: matchId }) => ({ game, matchId }))),
  );
  const cricket = useCricketMatches((booking?.cricket ?? []).length > 0);
  const booked = booking && fromBooking(booking, book.matches, cricket.matches);
  if (typeof opened === 'string') {
    return (
      <div className={styles.page}>
        <Notice kind="error">{t(`slip:booking.${opened}`)}</Notice>
        <BookingEntry />
      </div>
    );
  }
  if (booked === undefined) {
    return isLate || book.isLate || cricket.isLate ? (
      <LoadFailed
        text={t('slip:booking.failed')}
        error={error ?? book.error ?? cricket.error}
        onRetry={() => {
          if (isLate) void refetch();
          book.retry();
          cricket.retry();
        }}
      />
    ) : (
      <Skeleton rows={4} label={t('shell:loading')} />
    );
  }
  const { slip, gone } = booked;
  const priced = priceItems(slip.items, book.matches, 'none');
  const cricketPicks = Object.entries(slip.cricket).map(([matchId, match]) => {
    const bets = cricket.matches?.find((each) => each.matchId === matchId)?.bets ?? {};
    return {
      matchId,
      ...match,
      picks: match.picks.map((pick) => ({ ...pick, ...movedOf(pick.odd, bets[pick.id]?.odd) })),
    };
  });
  const hasMovedLine = priced.some(isLineMoved);
  const hasMoved =
    priced.some((each) => each.moved !== undefined && !isLineMoved(each)) ||
    cricketPicks.some(({ picks }) => picks.some(({ moved }) => moved !== undefined));
  return (
    <div className={styles.page}>
      {gone.length > 0 && <Notice kind="warning">{t('slip:booking.gone', { count: gone.length })}</Notice>}
      {hasMovedLine && <Notice kind="info">{t('slip:booking.movedLine')}</Notice>}
      {hasMoved && <Notice kind="info">{t('slip:booking.moved')}</Notice>}
      <ul className={styles.picks}>
        {priced.map((each) => (
          <PickPreview key={pickKey(each.item)} priced={each} />
        ))}
        {cricketPicks.flatMap((match) =>
          match.picks.map((pick) => (
            <CricketPreview key={cricketKey(match.matchId, pick.id)} home={match.home} away={match.away} pick={pick} />
          )),
        )}
        {gone.map((each) => (
          <GonePreview key={each.key} gone={each} />
        ))}
      </ul>
      <BookedTypes priced={priced} coupons={slip.coupons} />
      {countPicks(slip) === 0 ? <Nothing /> : <Take booked={slip} />}
    </div>
  );
}

/** All matches of it are over: the way on to those that are not. */
function Nothing() {
  const { t } = useTranslation(['slip', 'shell']);
  const navigate = useNavigate();
  return (
    <div className={stack.fit2}>
      <p>{t('slip:booking.nothing')}</p>
      <Button look="accent" onClick={() => void navigate(paths.sport)}>
        {t('shell:nav.sports')}
      </Button>
    </div>
  );
}

const movedOf = (odd: string, now: string | undefined) => ({
  isGone: false,
  moved: now !== undefined && compareAmounts(now, odd) !== 0 ? now : undefined,
});

/** Adds the booking to an empty slip, or asks whether to replace or to add. */
function Take({ booked }: { readonly booked: Parameters<typeof takeSlip>[0] }) {
  const { t } = useTranslation('slip');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const put = usePutOnSlip();
  const isEmpty = useAppSelector((state) => countPicks(injectedSlip.selectSlice(state)) === 0);
  const shown = () => {
    void navigate(paths.sport);
    dispatch(overlayOpened({ kind: 'slip' }));
  };
  return (
    <div className={stack.wrap2}>
      <Button
        look="accent"
        onClick={() => {
          put(booked.items, (slip) => takeSlip(booked)({ ...slip, items: [], cricket: {} }));
          shown();
        }}
      >
        {t(isEmpty ? 'booking.take' : 'booking.replace')}
      </Button>
      {!isEmpty && (
        <QuietButton
          onClick={() => {
            put(booked.items, (now) => addCricket(booked.cricket)(addPicks(booked.items)(now)));
            shown();
          }}
        >
          {t('booking.add')}
        </QuietButton>
      )}
    </div>
  );
}
