import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { PaymentChannel, PaymentType, PayoutAccount } from '#contract/entities';
import { ChannelChoice } from '#app/features/money/wallet/ui/channel-choice.tsx';
import { MethodChoice } from '#app/features/money/wallet/ui/method-choice.tsx';
import { firstOpen, type Method } from '#app/features/money/wallet/ui/methods.ts';
import { amountField, checkAmount } from '#app/features/money/wallet/ui/amount-problem.ts';
import { Summary } from '#app/features/money/wallet/ui/summary.tsx';
import { useFormWords } from '#app/features/money/wallet/ui/use-form-words.ts';
import { WalletAmount } from '#app/features/money/wallet/ui/wallet-amount.tsx';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountFits } from './account-fits.ts';
import { accountName } from './account-name.ts';
import { AccountForm } from './account-form.tsx';
import { PayoutAccounts } from './payout-accounts.tsx';
import { RealNameForm } from './real-name-form.tsx';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** A withdrawal ready for confirmation. */
export interface Prepared {
  readonly channel: PaymentChannel;
  readonly account: PayoutAccount;
  readonly amount: string;
}

interface WithdrawFormProps {
  readonly methods: readonly Method[];
  readonly accounts: readonly PayoutAccount[];
  readonly balance: string;
  readonly currency: string;
  readonly hasRealName: boolean;
  readonly isLocked: boolean;
  readonly onReview: (prepared: Prepared) => void;
}

/** The amount, channel and account of a withdrawal. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { methods, accounts, balance, currency, hasRealName, isLocked, onReview } = props;
  const { t } = useTranslation('wallet');
  const [type, setType] = useState<PaymentType>();
  const [channelId, setChannelId] = useState<string>();
  const [accountId, setAccountId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [saved, setSaved] = useState<PayoutAccount>();
  const [isAccountMissed, setAccountMissed] = useState(false);
  const method = methods.find((each) => each.type === type) ?? methods[0];
  const channels = method?.channels ?? [];
  const channel = channels.find(({ id, status }) => id === channelId && status === 1) ?? firstOpen(channels);
  const fitting = channel === undefined ? [] : accounts.filter((account) => accountFits(account, channel));
  const account =
    fitting.find(({ info_id }) => info_id === accountId) ?? fitting.find((each) => each.is_default) ?? fitting[0];
  const rules = { currency, channel, balance };
  const { form, amount, value, clear } = useCheckedForm({
    defaults: { amount: '' },
    schemaOf: () => v.object({ amount: amountField(rules) }),
    words: useFormWords(rules),
    onRequest({ amount }) {
      setAccountMissed(account === undefined);
      if (channel !== undefined && account !== undefined) onReview({ channel, account, amount });
    },
  });
  const checked = checkAmount(value('amount'), rules);
  const isNameNeeded = channel?.type === 'fiat' && !hasRealName;

  function onChannel(id: string | undefined) {
    setChannelId(id);
    setAdding(false);
    setSaved(undefined);
    setAccountMissed(false);
    clear();
  }

  const isReady = channel !== undefined && !isNameNeeded && !isAdding;
  return (
    <div className={styles.section}>
      <Outcome of={saved}>
        {saved !== undefined && <Notice kind="success">{t('withdraw.saved', { account: accountName(saved) })}</Notice>}
      </Outcome>
      <CheckedForm {...form} className={styles.form}>
        <MethodChoice
          methods={methods}
          chosen={method?.type}
          isLocked={isLocked}
          onChoose={(next) => {
            setType(next);
            onChannel(undefined);
          }}
        />
        <ChannelChoice channels={channels} chosen={channel?.id} isLocked={isLocked} onChoose={onChannel} />
        {isReady && (
          <>
            <PayoutAccounts
              accounts={fitting}
              chosen={account?.info_id}
              onChoose={setAccountId}
              onAdd={() => {
                setSaved(undefined);
                setAdding(true);
              }}
              saved={saved?.info_id}
              isLocked={isLocked}
              error={isAccountMissed && account === undefined ? t('withdraw.accountMissing') : undefined}
            />
            <WalletAmount {...amount('amount')} rules={rules} disabled={isLocked} />
            {'amount' in checked && (
              <Summary amount={checked.amount} currency={currency} fees={channel} total="received" />
            )}
            <SubmitButton disabled={isLocked}>{t('withdraw.review')}</SubmitButton>
          </>
        )}
      </CheckedForm>
      {isNameNeeded && <RealNameForm />}
      {isAdding && channel !== undefined && !isNameNeeded && (
        <AccountForm
          key={channel.id}
          channel={channel}
          onCancel={() => setAdding(false)}
          onSaved={(account) => {
            setSaved(account);
            setAccountId(account.info_id);
            setAdding(false);
            setAccountMissed(false);
          }}
        />
      )}
    </div>
  );
}
