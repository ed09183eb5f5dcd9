import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readShortCode } from '#engine/booking';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { bookingCodeOf, openBookingCode, type BookingFault } from './booking-code.ts';
import * as styles from './booking.module.css';

/** The form that opens a shared booking code. */
export function BookingEntry() {
  const { t } = useTranslation('slip');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<BookingFault>();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const read = bookingCodeOf(typed, location.origin);
    const isShort = 'code' in read && readShortCode(read.code) !== undefined;
    const opened = 'fault' in read ? read.fault : isShort ? undefined : openBookingCode(read.code);
    setFault(typeof opened === 'string' ? opened : undefined);
    if ('fault' in read || typeof opened === 'string') return;
    dispatch(overlayClosed());
    void navigate(fillPath(paths.booking, { code: read.code }));
  }

  return (
    <form className={styles.entry} onSubmit={onSubmit}>
      <Field
        label={t('booking.enter')}
        name="booking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={fault && t(`booking.${fault}`)}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" look="quiet" disabled={typed.trim() === ''}>
        {t('booking.open')}
      </Button>
    </form>
  );
}
