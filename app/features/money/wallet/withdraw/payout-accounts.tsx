import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { moneyFormError, type MoneyFormError } from '#app/features/money/wallet/ui/money-form-error.ts';
import { useMoneyErrorText } from '#app/features/money/wallet/ui/use-money-error-text.ts';
import { useDeletePayoutAccountMutation } from '#app/features/money/wallet/wallet-api.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { accountName } from './account-name.ts';
import * as choice from '#app/features/money/wallet/ui/choice.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface PayoutAccountsProps {
  readonly accounts: readonly PayoutAccount[];
  readonly chosen: string | undefined;
  /** Has just been added: it takes the focus from the outcome that says so. */
  readonly saved?: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
  readonly isLocked: boolean;
  readonly error: string | undefined;
}

/** The saved accounts that a channel pays out to: choose, delete, add. */
export function PayoutAccounts({ accounts, chosen, saved, onChoose, onAdd, isLocked, error }: PayoutAccountsProps) {
  const { t } = useTranslation('wallet');
  const name = useId();
  const words = useMoneyErrorText('');
  const [deleteAccount, { isLoading }] = useDeletePayoutAccountMutation();
  const [asked, setAsked] = useState<PayoutAccount>();
  const [problem, setProblem] = useState<MoneyFormError>();

  const isSavedShown = accounts.some(({ info_id }) => info_id === saved);
  useEffect(() => {
    const at = document.activeElement;
    if (isSavedShown && (at === document.body || at?.hasAttribute('data-outcome') === true))
      document.getElementById(`${name}-${saved}`)?.focus();
  }, [isSavedShown, name, saved]);

  async function onDelete({ info_id }: PayoutAccount) {
    setProblem(undefined);
    const { error: refused } = await deleteAccount(info_id);
    if (refused === undefined) setAsked(undefined);
    else setProblem(moneyFormError(refused as ApiError, 'withdraw'));
  }

  return (
    <fieldset className={choice.choice} disabled={isLocked} aria-describedby={error && `${name}-error`}>
      <legend className={choice.legend}>{t('withdraw.to')}</legend>
      {accounts.length === 0 && <p className={choice.empty}>{t('withdraw.none')}</p>}
      {accounts.map((account) => (
        <div key={account.info_id} className={choice.option}>
          <input
            type="radio"
            name={name}
            id={`${name}-${account.info_id}`}
            checked={account.info_id === chosen}
            onChange={() => onChoose(account.info_id)}
          />
          <label htmlFor={`${name}-${account.info_id}`} className={choice.words}>
            <span className={choice.name}>{accountName(account)}</span>
            <span className={choice.note}>{account.account_name}</span>
          </label>
          {account.is_default && <span className={choice.badge}>{t('withdraw.default')}</span>}
          <button
            type="button"
            className={choice.remove}
            aria-label={t('withdraw.delete', { account: accountName(account) })}
            onClick={() => {
              // What went wrong with another account says nothing about this one.
              setProblem(undefined);
              setAsked(account);
            }}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        </div>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} className={choice.error} role="alert">
          {error}
        </p>
      )}
      {asked !== undefined && (
        <Notice
          kind="warning"
          action={
            <div className={styles.actions}>
              <QuietButton onClick={() => setAsked(undefined)}>{t('withdraw.keep')}</QuietButton>
              <Button isBusy={isLoading} onClick={() => void onDelete(asked)}>
                {t('withdraw.deleteYes')}
              </Button>
            </div>
          }
        >
          <span>{t('withdraw.deleteAsk', { account: accountName(asked) })}</span>
          {problem !== undefined && <p>{words(problem)}</p>}
        </Notice>
      )}
      <QuietButton onClick={onAdd}>
        <Plus size={18} aria-hidden="true" />
        {t('withdraw.add')}
      </QuietButton>
    </fieldset>
  );
}
