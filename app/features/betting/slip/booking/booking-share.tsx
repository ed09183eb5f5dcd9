import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedCricket } from '#engine/booking';
import { fillPath, paths } from '#app/paths.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { useAppDispatch } from '#app/store/hooks.ts';
import type { CricketTicket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { bookingCode } from './booking-code.ts';
import { shortBooking } from './short-booking.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import type { SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { ticketsOf } from '#app/features/betting/slip/pricing/tickets.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './booking.module.css';

interface BookingShareProps {
  readonly slip: SportSlip;
  readonly priced: readonly PricedItem[];
  readonly cricket: readonly CricketTicket[];
}

/** The slip as a code and as a link, for a friend or for another device. Stakes are not in it. */
export function BookingShare({ slip, priced, cricket }: BookingShareProps) {
  const packed = bookingCode(ticketsOf({ ...slip, mode: 'combined' }, priced), cricketOf(cricket));
  return packed === undefined ? null : <Code key={packed} packed={packed} />;
}

const cricketOf = (cricket: readonly CricketTicket[]): readonly BookedCricket[] =>
  cricket.flatMap(({ matchId, summary }) => {
    const picks = summary.entries.filter(({ isGone }) => !isGone).map(({ id, odd }) => ({ id, odds: odd }));
    return picks.length === 0 ? [] : [{ matchId, picks }];
  });

function Code({ packed }: { readonly packed: string }) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const [isCopied, setCopied] = useState(false);
  const [short, setShort] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void dispatch(shortBooking(packed)).then((stored) => {
      if (isHere) setShort(stored);
    });
    return () => {
      isHere = false;
    };
  }, [dispatch, packed]);
  const code = short ?? packed;
  const link = new URL(fillPath(paths.booking, { code }), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The clipboard is not allowed here: the player can copy the link from the field.
    }
  };
  return (
    <div className={styles.share}>
      <p className={muted.small}>{t('booking.shareHint')}</p>
      <textarea
        className={styles.code}
        readOnly
        data-short={short !== undefined || undefined}
        rows={code.length > 40 ? 3 : 1}
        aria-label={t('booking.code')}
        data-testid="booking-code"
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={stack.wrap2}>
        <QuietButton onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          <span>{t(isCopied ? 'booking.copied' : 'booking.copy')}</span>
        </QuietButton>
        {'share' in navigator && (
          <QuietButton
            // Closing the share menu without a choice is not an error.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Share2 size={16} aria-hidden="true" />
            {t('booking.share')}
          </QuietButton>
        )}
      </div>
      <span className={hidden.hidden} role="status">
        {isCopied && t('booking.copied')}
      </span>
    </div>
  );
}
