import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { openBookingCode } from './booking-code.ts';
import * as styles from './booking.module.css';

/** A code, or the whole link, as somebody pasted it. @example codeOf('https://x/booking/04C2') // '04C2' */
function codeOf(typed: string): string {
  const text = typed.trim();
  const at = text.lastIndexOf('/');
  return at < 0 ? text : text.slice(at + 1);
}

/** Opens a booking code that somebody shared. */
export function BookingEntry() {
  const { t } = useTranslation('slip');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const code = codeOf(typed);
    setWrong(openBookingCode(code) === undefined);
    if (openBookingCode(code) === undefined) return;
    dispatch(overlayClosed());
    void navigate(fillPath(paths.booking, { code }));
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
        error={isWrong ? t('booking.damaged') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" look="quiet" disabled={typed.trim() === ''}>
        {t('booking.open')}
      </Button>
    </form>
  );
}
