import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money/amount.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { LimitLeft } from '#app/features/protection/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { stakeSingles } from './change-slip.ts';
import { QuickStakes } from './quick-stakes.tsx';
import { readStake } from './stake.ts';
import type { SlipSummary } from './summarise.ts';
import { useChangeSlip } from './use-change-slip.ts';
import * as styles from './coupon-form.module.css';

interface SinglesFormProps {
  readonly summary: SlipSummary;
  readonly isLocked: boolean;
}

/** One stake for every single bet at once; each can be changed afterwards. */
export function SinglesForm({ summary, isLocked }: SinglesFormProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const [typed, setTyped] = useState('');
  const { language } = i18n;
  const { currency, tickets } = summary;
  const reading = { currency, language };
  const all = (stake: string) => {
    setTyped(stake);
    change(stakeSingles(Object.fromEntries(tickets.map(({ ticket }) => [ticket.id, stake]))));
  };
  const addToAll = (amount: string) => {
    setTyped('');
    const added = tickets.map(({ ticket }): [string, string] => {
      const stake = readStake(ticket.stake, reading);
      return [ticket.id, typeAmount(addAmounts('amount' in stake ? stake.amount : '0', amount), language)];
    });
    change(stakeSingles(Object.fromEntries(added)));
  };
  return (
    <div className={styles.form}>
      <AmountField
        label={t('stake.all', { count: tickets.length })}
        name="stake-all"
        currency={currency}
        value={typed}
        disabled={isLocked}
        onChange={(event) => all(event.target.value)}
      />
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes typed={undefined} isLocked={isLocked} onStake={addToAll} />
    </div>
  );
}
