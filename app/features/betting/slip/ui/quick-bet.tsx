import { ChevronUp, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { useOverlayEntry } from '#app/store/overlay-entries.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { typeStake } from '#app/features/betting/slip/model/stake-change.ts';
import { pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import { quickBetEnded } from '#app/features/betting/slip/model/slip-slice.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { PlaceButton } from '#app/features/betting/slip/placing/place-button.tsx';
import { PlacedBets } from '#app/features/betting/slip/placing/placed-bets.tsx';
import { putAwayResults } from '#app/features/betting/slip/placing/put-away-results.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { isOfStake } from '#app/features/betting/slip/pricing/reasons.ts';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import { enterStake, isByTotal, stakeValue } from '#app/features/betting/slip/pricing/stake-by.ts';
import { stakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { LegTime, PickOdds } from './pick-row.tsx';
import { QuickCricket } from './quick-cricket.tsx';
import { QuickStake } from './quick-stake.tsx';
import { SuspendedNews } from './slip-news.tsx';
import { useSlip } from './use-slip.ts';
import * as styles from './quick-bet.module.css';

/** The phone's tray over the list: the only pick of the slip, a stake and one button; then the outcome of the bet. */
export function QuickBet() {
  const { t } = useTranslation(['slip', 'shell', 'markets']);
  const dispatch = useAppDispatch();
  const { isAccompanied } = useRules();
  const { summary, placing, book, rate, brandStake, rules, funds } = useSlip();
  const { tickets, cricket, currency, priced } = summary;
  const [ticket] = tickets;
  const [match] = cricket;
  const isEmpty = ticket === undefined && match === undefined;
  const isOver = isEmpty && placing.bets.length === 0;
  useEffect(() => {
    if (isOver) dispatch(quickBetEnded());
  }, [dispatch, isOver]);
  const close = () => {
    dispatch(quickBetEnded());
    void putAwayResults(dispatch);
  };
  useOverlayEntry(close);
  if (isOver) return null;
  const room = stakeRoom(summary, { limits: book.limits, rate, brandStake, rules, funds });
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
        {isAccompanied && (
          <div className={styles.left}>
            <LimitLeft action="bet" currency={currency} />
          </div>
        )}
        <button type="button" className={styles.close} aria-label={t('shell:close')} onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      <PlacedBets placing={placing} />
      <SuspendedNews priced={priced} />
      {ticket !== undefined && <Pick checked={ticket} currency={currency} isLocked={placing.isLocked} />}
      {ticket === undefined && match !== undefined && (
        <QuickCricket match={match} currency={currency} isLocked={placing.isLocked} />
      )}
      {!isEmpty && <PlaceButton summary={summary} placing={placing} room={room} isShort />}
    </section>
  );
}

interface PickProps {
  readonly checked: CheckedTicket;
  readonly currency: string;
  readonly isLocked: boolean;
}

function Pick({ checked, currency, isLocked }: PickProps) {
  const { ticket, reasons } = checked;
  const { t } = useTranslation(['slip', 'markets']);
  const outcome = useOutcomeText();
  const change = useChangeSlip();
  const stakeBy = useAppSelector((state) => state.preferences.stakeBy);
  const value = stakeValue(checked, stakeBy);
  const lineStake = readLineStake(value, currency);
  return (
    <>
      {ticket.priced.map((priced) => {
        const { item, state } = priced;
        return (
          <div key={pickKey(item)} className={styles.pick} data-testid="quick-pick">
            <span className={styles.text}>
              <strong>{outcome(item)}</strong>
              <span className={styles.match}>
                <span>{`${t(`markets:market.${item.market}`)} · ${t('slip:versus', { home: item.home, away: item.away })}`}</span>{' '}
                <LegTime when={priced.when ?? item} />
              </span>
              {(state === 'gone' || state === 'suspended') && (
                <span className={styles.stopped}>{t(state === 'gone' ? 'slip:pickGone' : 'slip:pickSuspended')}</span>
              )}
            </span>
            <PickOdds priced={priced} />
          </div>
        );
      })}
      <QuickStake
        entered={value}
        amount={'amount' in lineStake ? lineStake.amount : undefined}
        currency={currency}
        isLocked={isLocked}
        isWrong={!isLocked && reasons.some(isOfStake)}
        isTotal={isByTotal(ticket, stakeBy)}
        onEnter={(typed) => {
          const { stake, total } = enterStake(checked, typed, { currency, stakeBy });
          change(typeStake(ticket, stake, total));
        }}
      />
    </>
  );
}
