import { Settings2, Share2, Ticket, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { Segments } from '#app/ui/choice/segments.tsx';
import { BookingEntry } from '#app/features/betting/slip/booking/booking-entry.tsx';
import { BookingShare } from '#app/features/betting/slip/booking/booking-share.tsx';
import { chooseMode, clearSlip } from '#app/features/betting/slip/model/change-slip.ts';
import { CricketPicks } from '#app/features/betting/slip/cricket/cricket-picks.tsx';
import { CouponDetails } from './coupon-details.tsx';
import { CouponStake } from './coupon-stake.tsx';
import { PlaceButton } from '#app/features/betting/slip/placing/place-button.tsx';
import { PlacedBets } from '#app/features/betting/slip/placing/placed-bets.tsx';
import { SinglesForm } from './singles-form.tsx';
import { AddedNews, SuspendedNews } from './slip-news.tsx';
import { SlipNotices } from './slip-notices.tsx';
import { SlipPicks } from './slip-picks.tsx';
import { SlipSettings } from '#app/features/betting/slip/settings/slip-settings.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { stakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { UndoBar } from './undo-bar.tsx';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { usePickCount } from '#app/features/betting/slip/model/use-picks.ts';
import { useSlip } from './use-slip.ts';
import * as badge from '#app/ui/badge.module.css';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './slip-panel.module.css';

type Drawer = 'settings' | 'share';

export interface SlipPanelProps {
  readonly title?: string;
}

/** The bet slip: picks, combinations, stakes, possible payout and outcomes. */
export function SlipPanel({ title }: SlipPanelProps) {
  const { t, i18n } = useTranslation(['slip', 'markets']);
  const change = useChangeSlip();
  const { slip, placing, summary, book, rate, brandStake, rules, funds } = useSlip();
  const [drawer, setDrawer] = useState<Drawer>();
  const undo = useRef<HTMLButtonElement>(null);
  const locked = placing.isLocked;
  const isEmpty = slip.items.length === 0;
  const count = usePickCount();
  const hasCricket = count > slip.items.length;
  const isSingles = slip.mode === 'singles';
  const room = stakeRoom(summary, { limits: book.limits, rate, brandStake, rules, funds });
  // Always in view, however many picks are above it. Several stakes stand below their picks.
  const [only] = isSingles || hasCricket || summary.tickets.length !== 1 ? [] : summary.tickets;
  const toggle = (which: Drawer) => setDrawer(drawer === which ? undefined : which);
  // After removal by keyboard, focus moves to the undo button.
  const onRemoved = () => requestAnimationFrame(() => undo.current?.focus());

  return (
    <section className={styles.panel} aria-label={t('slip:title')}>
      <header className={styles.head}>
        {title !== undefined && <h2>{title}</h2>}
        {count > 0 && <span className={badge.count}>{formatCount(String(count), i18n.language)}</span>}
        <span className={styles.tools}>
          {count > 0 && (
            <Tool
              label={t('slip:booking.share')}
              isOpen={drawer === 'share'}
              icon={<Share2 size={18} aria-hidden="true" />}
              onPress={() => toggle('share')}
            />
          )}
          {count > 0 && (
            <button
              type="button"
              className={styles.tool}
              aria-label={t('slip:clear')}
              disabled={locked}
              onClick={() => {
                change(clearSlip);
                onRemoved();
              }}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          )}
          <Tool
            label={t('slip:settings.title')}
            isOpen={drawer === 'settings'}
            icon={<Settings2 size={18} aria-hidden="true" />}
            onPress={() => toggle('settings')}
          />
        </span>
      </header>
      {drawer === 'settings' && <SlipSettings currency={summary.currency} />}
      {drawer === 'share' && count > 0 && (
        <BookingShare slip={slip} priced={summary.priced} cricket={summary.cricket} />
      )}
      <PlacedBets placing={placing} />
      <AddedNews />
      <SuspendedNews priced={summary.priced} />
      <UndoBar ref={undo} slip={slip} isLocked={locked} />
      {isEmpty && !hasCricket && placing.bets.length === 0 && (
        <div className={`${empty.slip} ${styles.empty}`}>
          <Ticket size={36} aria-hidden="true" />
          <p className={styles.lead}>{t('slip:empty.title')}</p>
          <p className={styles.hint}>{t('slip:empty.hint')}</p>
          <BookingEntry />
        </div>
      )}
      {!isEmpty && (
        <>
          {slip.items.length > 1 && (
            <Segments
              label={t('slip:mode.label')}
              options={[
                { value: 'combined', text: t('slip:mode.combined') },
                { value: 'singles', text: t('slip:mode.singles') },
              ]}
              chosen={slip.mode}
              onChoose={(mode) => change(chooseMode(mode))}
            />
          )}
          <SlipPicks
            summary={summary}
            isSingles={isSingles}
            room={room}
            isLocked={locked}
            onRemoved={onRemoved}
            isStakeBelow={only !== undefined}
          />
          {isSingles && <SinglesForm summary={summary} isLocked={locked} />}
        </>
      )}
      {hasCricket && (
        <CricketPicks
          tickets={summary.cricket}
          currency={summary.currency}
          isLocked={locked}
          onRemoved={onRemoved}
          hasOthers={!isEmpty}
        />
      )}
      {count > 0 && (
        <>
          <SlipNotices summary={summary} book={book} isLocked={locked} />
          <SlipTotals summary={summary} />
          {!isSingles && summary.tickets.map((each) => <CouponDetails key={each.ticket.id} checked={each} />)}
          <PlaceButton summary={summary} placing={placing} room={room}>
            {only && <CouponStake coupon={only} currency={summary.currency} room={room} isLocked={locked} />}
          </PlaceButton>
        </>
      )}
    </section>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function Tool({ label, isOpen, icon, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} aria-expanded={isOpen} onClick={onPress}>
      {icon}
    </button>
  );
}
