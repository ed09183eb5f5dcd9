import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { GuardNote, useGuard } from '#app/features/account/protection/index.ts';
import { acceptCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import type { CricketEntry } from '#app/features/betting/slip/cricket/summarise-cricket.ts';
import { SplitNote } from './split-note.tsx';
import { acceptPicks } from '#app/features/betting/slip/model/change-slip.ts';
import { injectedSlip } from '#app/features/betting/slip/model/slip-slice.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { DepositMissing } from './deposit-missing.tsx';
import { LowerStake } from './lower-stake.tsx';
import { PlaceLabel } from './place-label.tsx';
import { readyBets } from './ready-bets.ts';
import { isAcceptable, isMissingStake } from '#app/features/betting/slip/pricing/reasons.ts';
import { CapNote } from '#app/features/betting/slip/pricing/cap-note.tsx';
import { ReasonList, REASONS_ID } from '#app/features/betting/slip/pricing/reason-list.tsx';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import type { Placing } from './use-placing.ts';
import { useUncoveredField } from './use-uncovered-field.ts';
import { useIsNew } from './use-is-new.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './place-button.module.css';

interface PlaceButtonProps {
  readonly summary: WholeSummary;
  readonly placing: Placing;
  readonly room: StakeRoom;
  /** One short line, for the tray. */
  readonly isShort?: boolean;
  /** The stake, where the slip has one. */
  readonly children?: Elements;
}

/**
 * Places the bets, or says everything that stops them; guests are offered to sign in. Where odds moved it accepts them and places
 * in one press, and its label has the return at these odds.
 */
export function PlaceButton({ summary, placing, room, isShort = false, children }: PlaceButtonProps) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const change = useChangeSlip();
  const player = useAppSelector((state) => state.session.player);
  const accept = useAppSelector((state) => state.preferences.acceptOdds);
  const outcome = useOutcomeText();
  const uncovered = useUncoveredField<HTMLDivElement>();
  const { currency, total, stakedCricket, cricket } = summary;
  const { stop } = useGuard('bet', total?.totalStake);
  const reasons = summary.reasons.filter((reason) => !isAcceptable(reason));
  const isRefused = reasons.length > 0 || stop !== undefined;
  // No stake would be taken: none is asked for.
  const isStopped = stop !== undefined && stop.is !== 'over';
  const shown = isStopped ? reasons.filter((reason) => !isMissingStake(reason)) : reasons;
  const isPlayer = player !== undefined;
  const hasCricket = cricket.length > 0;
  const heard = useAppSelector((state) => injectedSlip.selectSlice(state).heard);
  // A press that was meant for the old odds must not accept the new ones, nor one for the old slip place what another tab made of it.
  const isMoved = useIsNew(movedPrices(summary));
  const isUnread = useIsNew(String(heard ?? '')) || isMoved;
  // Load the money code before the press, so that a player who goes offline still gets the outcome.
  useEffect(() => {
    if (isPlayer) loadMoneyRow('placeBet').catch(() => undefined);
    if (isPlayer && hasCricket) loadMoneyRow('placeCricketBet').catch(() => undefined);
  }, [isPlayer, hasCricket]);

  if (player === undefined) {
    return (
      <div ref={uncovered} className={styles.place}>
        {children}
        <p className={muted.small}>{t('signIn.needed')}</p>
        <Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('signIn.button')}</Button>
      </div>
    );
  }
  const place = () => {
    if (isUnread) return;
    const ready = readyBets(summary, accept, outcome);
    const accepted = summary.staked.flatMap(({ ticket }) => ticket.priced.flatMap(({ moved }) => moved ?? []));
    if (accepted.length > 0) change(acceptPicks(accepted));
    for (const { matchId, summary: own } of stakedCricket)
      change(acceptCricket({ matchId, odds: movedOf(own.entries) }));
    placing.place(ready);
  };
  const staked = [
    ...summary.staked.map(({ bet }) => bet),
    ...stakedCricket.flatMap(({ summary: own }) => own.entries.map(({ bet }) => bet)),
  ].filter((bet) => bet !== undefined);
  const deposit = !placing.isLocked && stop === undefined && (
    <DepositMissing reasons={reasons} currency={currency} bets={staked} />
  );
  return (
    <div ref={uncovered} className={styles.place} data-short={isShort || undefined}>
      {children}
      <div className={styles.why}>
        {!placing.isLocked && <GuardNote stop={stop} currency={currency} />}
        {!placing.isLocked && <SplitNote summary={summary} />}
        {isShort && reasons.length === 0 && (
          <>
            {summary.staked.map((each) => (
              <CapNote key={each.ticket.id} checked={each} />
            ))}
            {stakedCricket.flatMap(({ summary: own }) =>
              own.entries.map(({ id, bet }) => <CapNote key={id} checked={{ lines: '1', bet }} />),
            )}
          </>
        )}
        <ReasonList id={isShort ? REASONS_ID.tray : REASONS_ID.slip} reasons={placing.isLocked ? [] : shown} />
        {/* The slip has a notice with this button above. */}
        {isShort && !placing.isLocked && reasons.some(({ kind }) => kind === 'linesMoved') && (
          <QuietButton onClick={() => change(acceptPicks(summary.moved))}>{t('odds.acceptLine')}</QuietButton>
        )}
        {!placing.isLocked && !isStopped && <LowerStake summary={summary} room={room} />}
        {!isShort && deposit}
      </div>
      <div className={styles.press}>
        <Button
          look="accent"
          data-next-step=""
          data-testid="place"
          isBusy={placing.isLocked}
          disabled={isRefused || total === undefined}
          aria-disabled={isUnread || undefined}
          onClick={place}
        >
          <PlaceLabel summary={summary} isShort={isShort} isRefused={isRefused} />
        </Button>
        {isShort && deposit}
      </div>
    </div>
  );
}

/** The new odds of the cricket picks that moved, by pick. */
const movedOf = (entries: readonly CricketEntry[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.flatMap(({ id, moved }) => (moved === undefined ? [] : [[id, moved] as const])));

/** All new prices as a text: another text is another price. */
const movedPrices = ({ moved, cricket }: WholeSummary): string =>
  [
    ...moved.map(({ odds, line = '' }) => `${odds} ${line}`),
    ...cricket.flatMap(({ summary }) => Object.values(movedOf(summary.entries))),
  ].join();
