import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { Button } from '#app/ui/button.tsx';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { typeStake } from '#app/features/betting/slip/model/stake-change.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { isTooHigh } from '#app/features/betting/slip/pricing/reasons.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';

interface LowerStakeProps {
  readonly summary: WholeSummary;
  readonly room: StakeRoom;
}

/** Lowers stakes that are too high to what is allowed, in one press. */
export function LowerStake({ summary, room }: LowerStakeProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const { currency, stakedCricket, bets } = summary;
  const isNeeded = summary.reasons.some(isTooHigh);
  const [match] = stakedCricket;
  // Beside other bets the player decides which of them gets less.
  const most = isNeeded && bets === 1 ? match?.most?.() : undefined;
  const allowed = isNeeded && most === undefined ? room.allowed() : undefined;
  const lower = (lineStake: string) =>
    t('stake.lower', { amount: formatAmount(lineStake, currency, i18n.language), currency });
  if (match !== undefined && most !== undefined) {
    const { id, amount } = most;
    const typed = typeAmount(amount, i18n.language);
    return (
      <Button look="quiet" onClick={() => change(typeCricket({ matchId: match.matchId, id, typed }))}>
        {lower(amount)}
      </Button>
    );
  }
  if (allowed === undefined) return null;
  const [only] = allowed;
  return (
    <Button
      look="quiet"
      onClick={() =>
        change((slip) =>
          allowed.reduce(
            (changed, { ticketId: id, game, lineStake }) =>
              typeStake({ id, game }, typeAmount(lineStake, i18n.language))(changed),
            slip,
          ),
        )
      }
    >
      {allowed.length === 1 && only !== undefined ? lower(only.lineStake) : t('stake.lowerAll')}
    </Button>
  );
}
