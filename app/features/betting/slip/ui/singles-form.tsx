import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { stakeSingles } from '#app/features/betting/slip/model/change-slip.ts';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import * as stack from '#app/ui/stack.module.css';

interface SinglesFormProps {
  readonly summary: SlipSummary;
  readonly isLocked: boolean;
}

/** One stake for every single bet at once; each can be changed afterwards. */
export function SinglesForm({ summary, isLocked }: SinglesFormProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const [entered, setEntered] = useState('');
  const { currency, tickets } = summary;
  const all = (lineStake: string) => {
    setEntered(lineStake);
    change(stakeSingles(Object.fromEntries(tickets.map(({ ticket }) => [ticket.id, lineStake]))));
  };
  const addToAll = (amount: string) => {
    setEntered('');
    const added = tickets.map(({ ticket }): [string, string] => {
      const lineStake = readLineStake(ticket.lineStake, currency);
      return [ticket.id, addAmounts('amount' in lineStake ? lineStake.amount : '0', amount)];
    });
    change(stakeSingles(Object.fromEntries(added)));
  };
  return (
    <div className={stack.gap3}>
      <AmountField
        label={t('stake.all', { count: tickets.length })}
        name="stake-all"
        currency={currency}
        value={entered}
        disabled={isLocked}
        onEnter={all}
      />
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes typed={undefined} isLocked={isLocked} onStake={addToAll} onSet={all} />
    </div>
  );
}
