import { useTranslation } from 'react-i18next';
import { AmountField } from '#app/ui/amount-field.tsx';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { StakeChoice, useDividedText } from './stake-choice.tsx';
import {
  chooseStakeBy,
  enterStake,
  isByTotal,
  setLineStake,
  showsTotal,
  stakeValue,
} from '#app/features/betting/slip/pricing/stake-by.ts';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { CapNote } from '#app/features/betting/slip/pricing/cap-note.tsx';
import { REASONS_ID } from '#app/features/betting/slip/pricing/reason-list.tsx';
import { isOfStake } from '#app/features/betting/slip/pricing/reasons.ts';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import * as stack from '#app/ui/stack.module.css';

export interface CouponStakeProps {
  readonly coupon: CheckedTicket;
  readonly currency: string;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
}

/** The stake of a combined bet, per line or in total, with amounts that fill it and what a cap takes from its return. */
export function CouponStake({ coupon, currency, room, isLocked }: CouponStakeProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const reasonText = useReasonText();
  const dividedText = useDividedText(currency);
  const { ticket } = coupon;
  const { game } = ticket;
  const stakeBy = useAppSelector((state) => state.preferences.stakeBy);
  const isTotal = showsTotal(coupon, stakeBy);
  const value = stakeValue(coupon, stakeBy);
  const entered = readLineStake(value, currency);
  const enter = (typed: string) => change(changeCoupon(game, enterStake(coupon, typed, { currency, stakeBy })));
  const wrong = coupon.reasons.find((reason) => reason.kind === 'stake' && reason.problem !== 'empty');
  // A bet of one line at a higher multiple can still be set back to the stake per line.
  const hasChoice = isTotal || (coupon.lines !== '0' && coupon.lines !== '1');
  const divided = isTotal ? dividedText(coupon, entered) : undefined;
  const max = () => {
    const highest = room.maxLineStake(ticket.id);
    if (highest !== undefined) change(changeCoupon(game, setLineStake(coupon, highest, stakeBy)));
  };
  return (
    <div className={stack.gap2}>
      <AmountField
        label={t(isTotal ? 'totals.stake' : 'stake.label')}
        labelEnd={
          hasChoice ? (
            <StakeChoice
              chosen={isTotal ? 'total' : 'line'}
              isLocked={isLocked}
              onChoose={(by) => change(changeCoupon(game, chooseStakeBy(coupon, by)))}
            />
          ) : undefined
        }
        name={`stake-${game}`}
        currency={currency}
        value={value}
        disabled={isLocked}
        error={wrong && reasonText(wrong)}
        wrongBy={!isLocked && coupon.reasons.some(isOfStake) ? REASONS_ID.slip : undefined}
        fill={{ text: t('stake.max'), label: t('stake.maxLabel'), onFill: max }}
        hint={divided}
        onEnter={enter}
      />
      <CapNote checked={coupon} isTotal={isTotal} />
      <QuickStakes
        typed={'amount' in entered ? entered.amount : undefined}
        isLocked={isLocked}
        isTotal={isByTotal(ticket, stakeBy)}
        onStake={enter}
        onSet={enter}
      />
    </div>
  );
}
