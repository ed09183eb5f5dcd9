import { ChevronUp, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { typeStake } from '#app/features/betting/slip/model/stake-change.ts';
import { pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { quickBetEnded } from '#app/features/betting/slip/model/slip-slice.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { PlaceButton } from '#app/features/betting/slip/placing/place-button.tsx';
import { PlacedBets } from '#app/features/betting/slip/placing/placed-bets.tsx';
import { putAwayResults } from '#app/features/betting/slip/placing/put-away-results.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import { stakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { LegTime, PickOdds } from './pick-row.tsx';
import { SlipNews } from './slip-news.tsx';
import { useSlip } from './use-slip.ts';
import * as styles from './quick-bet.module.css';

/** The phone's tray over the list: the only pick of the slip, a stake and one button; then the outcome of the bet. */
export function QuickBet() {
  const { t } = useTranslation(['slip', 'shell', 'markets']);
  const dispatch = useAppDispatch();
  const { summary, placing, book, rate, brandStake, funds } = useSlip();
  const { tickets, currency, priced } = summary;
  const [ticket] = tickets;
  const isOver = ticket === undefined && placing.bets.length === 0;
  useEffect(() => {
    if (isOver) dispatch(quickBetEnded());
  }, [dispatch, isOver]);
  const close = () => {
    dispatch(quickBetEnded());
    void putAwayResults(dispatch);
  };
  if (isOver) return null;
  const room = stakeRoom(summary, { limits: book.limits, rate, brandStake, funds });
  return (
    <section className={styles.tray} aria-label={t('slip:quick.title')} data-testid="quick-bet">
      <header className={styles.head}>
        <button
          type="button"
          className={styles.open}
          onClick={() => {
            dispatch(quickBetEnded());
            dispatch(overlayOpened({ kind: 'slip' }));
          }}
        >
          <ChevronUp size={18} aria-hidden="true" />
          {t('slip:title')}
        </button>
        <button type="button" className={styles.close} aria-label={t('shell:close')} onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      <PlacedBets placing={placing} />
      <SlipNews priced={priced} />
      {ticket !== undefined && (
        <>
          <Pick ticket={ticket} />
          <Stake ticket={ticket} currency={currency} isLocked={placing.isLocked} />
          <PlaceButton summary={summary} placing={placing} room={room} isShort />
        </>
      )}
    </section>
  );
}

function Pick({ ticket }: { readonly ticket: CheckedTicket }) {
  const { t } = useTranslation(['slip', 'markets']);
  const outcome = useOutcomeText();
  return ticket.ticket.priced.map((priced) => {
    const { item, state } = priced;
    return (
      <div key={pickKey(item)} className={styles.pick} data-testid="quick-pick">
        <span className={styles.text}>
          <strong>{outcome(item)}</strong>
          <span className={styles.match}>
            {t(`markets:market.${item.market}`)} · {t('slip:versus', { home: item.home, away: item.away })}{' '}
            <LegTime priced={priced} />
          </span>
          {(state === 'gone' || state === 'suspended') && (
            <span className={styles.stopped}>{t(state === 'gone' ? 'slip:pickGone' : 'slip:pickSuspended')}</span>
          )}
        </span>
        <PickOdds priced={priced} />
      </div>
    );
  });
}

interface StakeProps {
  readonly ticket: CheckedTicket;
  readonly currency: string;
  readonly isLocked: boolean;
}

function Stake({ ticket: { ticket }, currency, isLocked }: StakeProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const { language } = i18n;
  const lineStake = readLineStake(ticket.lineStake, { currency, language });
  const type = (typed: string) => change(typeStake(ticket, typed));
  return (
    <div className={styles.stake}>
      <AmountField
        label={t('quick.stake')}
        name="stake-quick"
        currency={currency}
        value={ticket.lineStake}
        disabled={isLocked}
        onChange={(event) => type(event.target.value)}
      />
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes
        typed={'amount' in lineStake ? lineStake.amount : undefined}
        isLocked={isLocked}
        isFixed
        onStake={(amount) => type(typeAmount(amount, language))}
      />
    </div>
  );
}
