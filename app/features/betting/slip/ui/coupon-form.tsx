import { useTranslation } from 'react-i18next';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { MultipleField } from './multiple-field.tsx';
import { PassChoice } from './pass-choice.tsx';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
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
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const reasonText = useReasonText();
  const { ticket } = coupon;
  const { game } = ticket;
  const { language } = i18n;
  const type = (lineStake: string) => change(changeCoupon(game, { stake: lineStake }));
  const lineStake = readLineStake(ticket.lineStake, { currency, language });
  const wrong = coupon.reasons.find((reason) => reason.kind === 'stake' && reason.problem !== 'empty');
  const max = () => {
    const highest = room.maxLineStake(ticket.id);
    if (highest !== undefined) type(typeAmount(highest, language));
  };
  return (
    <div className={styles.form}>
      <PassChoice ticket={ticket} isLocked={isLocked} />
      <div className={styles.money}>
        <AmountField
          label={t('stake.label')}
          name={`stake-${game}`}
          currency={currency}
          value={ticket.lineStake}
          disabled={isLocked}
          error={wrong && reasonText(wrong)}
          wrongBy={!isLocked && coupon.reasons.some(isOfStake) ? REASONS_ID.slip : undefined}
          fill={{ text: t('stake.max'), label: t('stake.maxLabel'), onFill: max }}
          onChange={(event) => type(event.target.value)}
        />
        <MultipleField coupon={coupon} isLocked={isLocked} />
      </div>
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes
        typed={'amount' in lineStake ? lineStake.amount : undefined}
        isLocked={isLocked}
        onStake={(amount) => type(typeAmount(amount, language))}
      />
    </div>
  );
}
