import { LimitLeft } from '#app/features/account/protection/index.ts';
import { ChosenTypes } from './chosen-types.tsx';
import { CouponStake, type CouponStakeProps } from './coupon-stake.tsx';
import { MultipleField } from './multiple-field.tsx';
import { PassChoice } from './pass-choice.tsx';
import * as stack from '#app/ui/stack.module.css';

interface CouponFormProps extends CouponStakeProps {
  /** Its stake stands with the place button. */
  readonly isStakeBelow: boolean;
}

/** How the picks of a game are combined, the stake of a line, and how many times all of it is bet. */
export function CouponForm({ isStakeBelow, ...stake }: CouponFormProps) {
  const { coupon, currency, isLocked } = stake;
  return (
    <div className={stack.gap3}>
      <PassChoice ticket={coupon.ticket} isLocked={isLocked}>
        <ChosenTypes coupon={coupon} currency={currency} />
      </PassChoice>
      {!isStakeBelow && <CouponStake {...stake} />}
      <MultipleField coupon={coupon} isLocked={isLocked} />
      <LimitLeft action="bet" currency={currency} />
    </div>
  );
}
