import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { openBookingCode } from '#app/features/betting/slip/booking/booking-code.ts';
import { BookingEntry } from '#app/features/betting/slip/booking/booking-entry.tsx';
import { addPicks, takeSlip } from '#app/features/betting/slip/model/change-slip.ts';
import { fromBooking } from '#app/features/betting/slip/booking/from-booking.ts';
import { PickPreview } from './pick-row.tsx';
import { priceItems } from '#app/features/betting/slip/pricing/price-items.ts';
import { countPicks, pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { injectedSlip } from '#app/features/betting/slip/model/slip-slice.ts';
import { useBook } from '#app/features/betting/slip/pricing/use-book.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as styles from '#app/features/betting/slip/booking/booking.module.css';

/** Shows the picks of a shared code before they are added to the slip. */
export function BookingPage() {
  const { t } = useTranslation(['slip', 'shell']);
  const { code = '' } = useParams();
  const opened = useMemo(() => openBookingCode(code), [code]);
  const slips = typeof opened === 'string' ? undefined : opened;
  const book = useBook(
    (slips ?? []).flatMap(({ game, matches }) => matches.map(({ id: matchId }) => ({ game, matchId }))),
  );
  const booked = slips && fromBooking(slips, book.matches);
  if (typeof opened === 'string') {
    return (
      <div className={styles.page}>
        <Notice kind="error">{t(`slip:booking.${opened}`)}</Notice>
        <BookingEntry />
      </div>
    );
  }
  if (booked === undefined) {
    return book.isLate ? (
      <LoadFailed
        text={t('slip:booking.failed')}
        action={
          <Button look="quiet" onClick={book.retry}>
            {t('shell:retry')}
          </Button>
        }
      />
    ) : (
      <Skeleton rows={4} label={t('shell:loading')} />
    );
  }
  const priced = priceItems(booked.slip.items, book.matches, 'none');
  return (
    <div className={styles.page}>
      {booked.gone > 0 && <Notice kind="warning">{t('slip:booking.gone', { count: booked.gone })}</Notice>}
      {priced.some(({ moved }) => moved !== undefined) && <Notice kind="info">{t('slip:booking.moved')}</Notice>}
      <ul className={styles.picks}>
        {priced.map((each) => (
          <PickPreview key={pickKey(each.item)} priced={each} />
        ))}
      </ul>
      {priced.length === 0 ? <p>{t('slip:booking.nothing')}</p> : <Take booked={booked.slip} />}
    </div>
  );
}

/** Adds the booking to an empty slip, or asks whether to replace or to add. */
function Take({ booked }: { readonly booked: Parameters<typeof takeSlip>[0] }) {
  const { t } = useTranslation('slip');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const change = useChangeSlip();
  const isEmpty = useAppSelector((state) => countPicks(injectedSlip.selectSlice(state)) === 0);
  const shown = () => {
    void navigate(paths.sport);
    dispatch(overlayOpened({ kind: 'slip' }));
  };
  return (
    <div className={styles.actions}>
      <Button
        look="accent"
        onClick={() => {
          change((slip) => takeSlip(booked)({ ...slip, items: [], cricket: {} }));
          shown();
        }}
      >
        {t(isEmpty ? 'booking.take' : 'booking.replace')}
      </Button>
      {!isEmpty && (
        <Button
          look="quiet"
          onClick={() => {
            change(addPicks(booked.items));
            shown();
          }}
        >
          {t('booking.add')}
        </Button>
      )}
    </div>
  );
}
