import { useTranslation } from 'react-i18next';
import { LimitLeft } from '#app/features/protection/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { changeCoupon } from './change-slip.ts';
import type { CheckedTicket } from './check-ticket.ts';
import { MultipleField } from './multiple-field.tsx';
import { PassChoice } from './pass-choice.tsx';
import { QuickStakes } from './quick-stakes.tsx';
import { readStake } from './stake.ts';
import type { StakeRoom } from './stake-room.ts';
import { useChangeSlip } from './use-change-slip.ts';
import { useReasonText } from './use-reason-text.ts';
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
  const type = (stake: string) => change(changeCoupon(game, { stake }));
  const stake = readStake(ticket.stake, { currency, language });
  const wrong = coupon.reasons.find((reason) => reason.kind === 'stake' && reason.problem !== 'empty');
  const max = () => {
    const most = room.most(ticket.id);
    if (most !== undefined) type(typeAmount(most, language));
  };
  return (
    <div className={styles.form}>
      <PassChoice ticket={ticket} isLocked={isLocked} />
      <div className={styles.money}>
        <AmountField
          label={t('stake.label')}
          name={`stake-${game}`}
          currency={currency}
          value={ticket.stake}
          disabled={isLocked}
          error={wrong && reasonText(wrong)}
          fill={{ text: t('stake.max'), label: t('stake.maxLabel'), onFill: max }}
          onChange={(event) => type(event.target.value)}
        />
        <MultipleField coupon={coupon} isLocked={isLocked} />
      </div>
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes
        typed={'amount' in stake ? stake.amount : undefined}
        isLocked={isLocked}
        onStake={(amount) => type(typeAmount(amount, language))}
      />
    </div>
  );
}
