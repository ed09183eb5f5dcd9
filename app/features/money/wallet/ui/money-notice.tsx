import * as v from 'valibot';
import { useTranslation } from 'react-i18next';
import { Amount } from '#contract/entities';
import { storedIntentsOf } from '#app/api/money/stored-intents.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { refusedBy, StopText } from '#app/features/account/protection/index.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { UnknownOutcome } from '#app/ui/outcome/unknown-outcome.tsx';
import { moneyFormError, type MoneyForm } from './money-form-error.ts';
import { useMoneyText } from './use-money-text.ts';
import { useMoneyErrorText } from './use-money-error-text.ts';

interface MoneyNoticeProps {
  readonly row: MoneyRowName;
  readonly form: MoneyForm;
  readonly currency: string;
  readonly progress: MoneyProgress | undefined;
}

/** The outcome of the last press, also if it is still unknown. */
export function MoneyNotice(props: MoneyNoticeProps) {
  return (
    <Outcome of={props.progress?.status}>
      <Progress {...props} />
    </Outcome>
  );
}

/** Its text alone, for a notice that has other outcomes beside it. */
export function Progress({ row, form, currency, progress }: MoneyNoticeProps) {
  const { t } = useTranslation('wallet');
  const words = useMoneyErrorText(currency);
  const money = useMoneyText();
  const amount = useStoredAmount(row);
  switch (progress?.status) {
    case 'sending':
      return <Notice kind="busy">{t('progress.sending')}</Notice>;
    case 'checking':
      return (
        <Notice kind="busy">
          <strong>
            {amount === undefined
              ? t('progress.checking')
              : t('progress.checkingAmount', { amount: money(amount, currency) })}
          </strong>
          <p>{t('progress.checkingHint')}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{t('progress.neverDone')}</Notice>;
    case 'unknown':
      return <UnknownOutcome of="money" />;
    case 'refused': {
      if (progress.error.kind === 'notLoaded') return <ChunkFailed />;
      const stop = refusedBy(progress.error);
      if (stop !== undefined)
        return (
          <Notice kind="error">
            <StopText stop={stop} currency={currency} />
          </Notice>
        );
      const formError = moneyFormError(progress.error, form);
      return formError.at === 'payment_password' ? null : <Notice kind="error">{words(formError)}</Notice>;
    }
    case 'accepted':
      return progress.receipt === undefined ? <Notice kind="success">{t('progress.done')}</Notice> : null;
    case undefined:
      return null;
  }
}

/** The amount is `amount` in the wallet's calls, `money` in those of the games. */
const WithAmount = v.object({ amount: Amount });
const WithMoney = v.object({ money: Amount });

/** The amount of the press that is being checked: after a reload, only storage has it. */
function useStoredAmount(row: MoneyRowName): string | undefined {
  const userId = useAppSelector((state) => state.session.player?.userId);
  if (userId === undefined) return undefined;
  const request = storedIntentsOf(userId).find((intent) => intent.row === row)?.request;
  for (const part of [request?.body, request?.query]) {
    if (v.is(WithAmount, part)) return part.amount;
    if (v.is(WithMoney, part)) return part.money;
  }
  return undefined;
}
