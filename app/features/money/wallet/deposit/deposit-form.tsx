import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { MONEY_RULES } from '#contract/brand';
import type { PaymentType } from '#contract/entities';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { serverClock } from '#app/api/server-clock.ts';
import type { MoneyRequest } from '#app/api/money/money-rows.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { ChannelChoice } from '#app/features/money/wallet/ui/channel-choice.tsx';
import { MethodChoice } from '#app/features/money/wallet/ui/method-choice.tsx';
import { firstOpen, type Method } from '#app/features/money/wallet/ui/methods.ts';
import { amountField, checkAmount } from '#app/features/money/wallet/ui/amount-problem.ts';
import { MoneyNotice } from '#app/features/money/wallet/ui/money-notice.tsx';
import { Summary } from '#app/features/money/wallet/ui/summary.tsx';
import { useFormWords } from '#app/features/money/wallet/ui/use-form-words.ts';
import { WalletAmount } from '#app/features/money/wallet/ui/wallet-amount.tsx';
import { GuardNote, LimitLeft, LimitOffer, useGuard } from '#app/features/account/protection/index.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { CardFields } from './card-fields.tsx';
import { depositFor } from './deposit-for.ts';
import { cardEntries, EMPTY_CARD, monthOf, type CardValues } from './card-schema.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface DepositFormProps {
  readonly methods: readonly Method[];
  readonly currency: string;
  readonly money: MoneyButton<'openDeposit'>;
  /** What the slip costs beyond the balance. */
  readonly missing?: string | undefined;
}

type Values = CardValues & { readonly amount: string };
type Body = MoneyRequest<'openDeposit'>['body'];

/** A new deposit: method, channel, amount, and for cards the card. */
export function DepositForm({ methods, currency, money, missing }: DepositFormProps) {
  const { t, i18n } = useTranslation('wallet');
  const { language } = i18n;
  const { profile } = useBrand();
  const [type, setType] = useState<PaymentType>();
  const [channelId, setChannelId] = useState<string>();
  const method = methods.find((each) => each.type === type) ?? methods[0];
  const channels = method?.channels ?? [];
  const channel = channels.find(({ id, status }) => id === channelId && status === 1) ?? firstOpen(channels);
  const rules = { currency, channel };
  const isCard = method?.type === 'card';
  const isDebitOnly = channel?.cards === 'debit' || MONEY_RULES[profile].isDebitOnly === true;
  const { form, field, amount, value, clear } = useCheckedForm<Values, Omit<Body, 'channel_id'>>({
    defaults: { amount: missing === undefined ? '' : depositFor(missing, rules), ...EMPTY_CARD },
    schemaOf: () => (isCard ? cardSchema(rules) : v.object({ amount: amountField(rules) })),
    words: useFormWords(rules),
    onRequest(given) {
      if (channel !== undefined) money.press({ body: { channel_id: channel.id, currency, ...given } });
    },
  });
  const checked = checkAmount(value('amount'), rules);
  const { stop } = useGuard('deposit', 'amount' in checked ? checked.amount : undefined);

  const notice = <MoneyNotice row="openDeposit" form="deposit" currency={currency} progress={money.progress} />;
  // Nothing to fill in: amounts and quick amounts urge.
  if (stop?.is === 'excluded')
    return (
      <>
        {notice}
        <GuardNote stop={stop} currency={currency} />
      </>
    );

  return (
    <CheckedForm {...form} className={styles.form}>
      {notice}
      <MethodChoice
        methods={methods}
        chosen={method?.type}
        isLocked={money.isLocked}
        onChoose={(next) => {
          setType(next);
          setChannelId(undefined);
          clear();
        }}
      />
      <ChannelChoice
        channels={channels}
        chosen={channel?.id}
        isLocked={money.isLocked}
        onChoose={(id) => {
          setChannelId(id);
          clear();
        }}
      />
      <WalletAmount {...amount('amount')} rules={rules} disabled={money.isLocked} />
      <LimitLeft action="deposit" currency={currency} />
      <LimitOffer />
      {isCard && <CardFields field={field} isLocked={money.isLocked} isDebitOnly={isDebitOnly} />}
      {'amount' in checked && channel !== undefined && (
        <Summary amount={checked.amount} currency={currency} fees={channel} total="credited" />
      )}
      {method?.type === 'crypto' && <p className={muted.lead}>{t('order.cryptoTime')}</p>}
      {!money.isLocked && <GuardNote stop={stop} currency={currency} />}
      <SubmitButton isBusy={money.isLocked} disabled={channel === undefined || stop !== undefined}>
        {'amount' in checked
          ? t('deposit.submit', { amount: formatAmount(checked.amount, currency, language), currency })
          : t('deposit.submitEmpty')}
      </SubmitButton>
    </CheckedForm>
  );
}

function cardSchema(rules: Parameters<typeof amountField>[0]) {
  return v.pipe(
    v.object({ amount: amountField(rules), ...cardEntries(monthOf(serverClock.gameTime())) }),
    v.transform(({ amount, card_name, card_expiry, card_cvv, ...card }) => ({
      amount,
      // The contract asks for the name twice; a card has one.
      card: { ...card, name: card_name, user_name: card_name, expiry: card_expiry, cvv: card_cvv },
    })),
  );
}
