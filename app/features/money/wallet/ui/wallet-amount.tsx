import { useTranslation } from 'react-i18next';
import { roundUpAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { formatAmount, formatRound } from '#app/i18n/format.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import { filledAmount, leastOf, mostOf, type AmountRules } from './amount-problem.ts';
import { quickAmounts } from './quick-amounts.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './quick-amounts.module.css';

interface WalletAmountProps {
  readonly rules: AmountRules;
  readonly name: string;
  readonly value: EnteredAmount;
  readonly onEnter: (entered: EnteredAmount) => void;
  readonly disabled: boolean;
  readonly error?: string | undefined;
}

/** The amount field of a money form: its bounds, the balance, a button for all of it, and round amounts to choose. */
export function WalletAmount({ rules, disabled, ...input }: WalletAmountProps) {
  const { t, i18n } = useTranslation('wallet');
  const { currency, channel, balance } = rules;
  const { language } = i18n;
  const round = (amount: string) => formatRound(amount, language);
  const most = mostOf(rules);
  const amounts = quickAmounts(rules);
  const exact = (amount: string) => formatAmount(amount, currency, language);
  const bounds =
    channel &&
    t('amount.range', {
      min: exact(roundUpAmount(leastOf(rules) ?? '0', placesOf(currency))),
      max: exact(shortAmount(channel.max, currency)),
      currency,
    });
  const available =
    balance === undefined
      ? undefined
      : t('amount.available', { amount: formatAmount(balance, currency, language), currency });
  return (
    <div className={stack.gap2}>
      <AmountField
        {...input}
        disabled={disabled}
        label={t('amount.label')}
        currency={currency}
        hint={[bounds, available].filter((text) => text !== undefined).join(' · ')}
        fill={
          balance === undefined || most === undefined
            ? undefined
            : {
                text: t('amount.max'),
                label: t('amount.maxLabel'),
                onFill: () => input.onEnter(filledAmount(rules, most)),
              }
        }
      />
      {amounts.length > 0 && (
        <div className={styles.amounts} role="group" aria-label={t('amount.quick')}>
          {amounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.amount}
              disabled={disabled}
              onClick={() => input.onEnter(amount)}
            >
              {round(amount)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
