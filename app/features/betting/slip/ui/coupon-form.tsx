import { useTranslation } from 'react-i18next';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { ChosenTypes } from './chosen-types.tsx';
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
import { MultipleField } from './multiple-field.tsx';
import { PassChoice } from './pass-choice.tsx';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { CapNote } from '#app/features/betting/slip/pricing/cap-note.tsx';
import { REASONS_ID } from '#app/features/betting/slip/pricing/reason-list.tsx';
import { isOfStake } from '#app/features/betting/slip/pricing/reasons.ts';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import * as styles from './coupon-form.module.css';

interface CouponFormProps {
  readonly coupon: CheckedTicket;
  readonly currency: string;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
}

/** How the picks of a game are combined, the stake of a line, and how many times all of it is bet. */
export function CouponForm({ coupon, currency, room, isLocked }: CouponFormProps) {
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
    <div className={styles.form}>
      <PassChoice ticket={ticket} isLocked={isLocked}>
        <ChosenTypes coupon={coupon} currency={currency} />
      </PassChoice>
      <div className={styles.money}>
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
        <MultipleField coupon={coupon} isLocked={isLocked} />
      </div>
      <CapNote checked={coupon} isTotal={isTotal} />
      <LimitLeft action="bet" currency={currency} />
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
