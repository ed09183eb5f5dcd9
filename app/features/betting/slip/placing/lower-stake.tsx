import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { Button } from '#app/ui/button.tsx';
import { typeStake } from '#app/features/betting/slip/model/stake-change.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { isTooHigh } from '#app/features/betting/slip/pricing/reasons.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';

/** Lowers stakes that are too high to what is allowed, in one press. */
export function LowerStake({ summary, room }: { readonly summary: SlipSummary; readonly room: StakeRoom }) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const { currency } = summary;
  const allowed = summary.reasons.some(isTooHigh) ? room.allowed() : undefined;
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
      {allowed.length === 1 && only !== undefined
        ? t('stake.lower', { amount: formatAmount(only.lineStake, currency, i18n.language), currency })
        : t('stake.lowerAll')}
    </Button>
  );
}
