import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { QuietButton } from '#app/ui/button.tsx';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { typeStake } from '#app/features/betting/slip/model/stake-change.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { isAcceptable, isOnlyTooHigh } from '#app/features/betting/slip/pricing/reasons.ts';
import { isByTotal, showsTotal } from '#app/features/betting/slip/pricing/stake-by.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';

interface LowerStakeProps {
  readonly summary: WholeSummary;
  readonly room: StakeRoom;
}

/** Lowers stakes that are too high to what is allowed, in one press; offered where that alone makes the bet possible. */
export function LowerStake({ summary, room }: LowerStakeProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const stakeBy = useAppSelector((state) => state.preferences.stakeBy);
  const { currency, stakedCricket, bets } = summary;
  const isNeeded = isOnlyTooHigh(summary.reasons);
  const [match] = stakedCricket;
  // Beside other bets the player decides which of them gets less.
  const most = isNeeded && bets === 1 ? match?.most?.() : undefined;
  const isCricketRight = stakedCricket.every(({ summary: own }) => own.reasons.every(isAcceptable));
  const allowed = isNeeded && isCricketRight && most === undefined ? room.allowed() : undefined;
  const lower = (amount: string) =>
    t('stake.lower', { amount: formatAmount(amount, currency, i18n.language), currency });
  if (match !== undefined && most !== undefined) {
    const { id, amount } = most;
    return (
      <QuietButton onClick={() => change(typeCricket({ matchId: match.matchId, id, typed: amount }))}>
        {lower(amount)}
      </QuietButton>
    );
  }
  if (allowed === undefined) return null;
  const [only] = allowed;
  const checked = (id: string) => summary.tickets.find(({ ticket }) => ticket.id === id);
  const isShownByTotal = only !== undefined && showsTotal(checked(only.ticketId), stakeBy);
  return (
    <QuietButton
      onClick={() =>
        change((slip) =>
          allowed.reduce(
            (changed, { ticketId: id, game, lineStake, total }) =>
              typeStake({ id, game }, lineStake, isByTotal(checked(id)?.ticket, stakeBy) ? total : undefined)(changed),
            slip,
          ),
        )
      }
    >
      {allowed.length === 1 && only !== undefined
        ? lower(isShownByTotal ? only.total : only.lineStake)
        : t('stake.lowerAll')}
    </QuietButton>
  );
}
