import * as v from 'valibot';
import { useTranslation } from 'react-i18next';
import { Amount } from '#contract/primitives.ts';
import { keptIntentsOf } from '#app/api/money/kept-intents.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { refusedBy, StopText } from '#app/features/protection/index.ts';
import { Notice } from '#app/ui/notice.tsx';
import { refusedTold, type MoneyForm } from './refused-told.ts';
import { useMoneyText } from './use-money-text.ts';
import { useToldWords } from './use-told-words.ts';

interface MoneyNoticeProps {
  readonly row: MoneyRowName;
  readonly form: MoneyForm;
  readonly currency: string;
  readonly progress: MoneyProgress | undefined;
}

/** What became of the last press: the truth, also when the truth is that nobody knows yet. */
export function MoneyNotice({ row, form, currency, progress }: MoneyNoticeProps) {
  const { t } = useTranslation('wallet');
  const words = useToldWords(currency);
  const money = useMoneyText();
  const amount = useKeptAmount(row);
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
    case 'refused': {
      const stop = refusedBy(progress.error);
      if (stop !== undefined)
        return (
          <Notice kind="error">
            <StopText stop={stop} currency={currency} />
          </Notice>
        );
      const told = refusedTold(progress.error, form);
      return told.at === 'payment_password' ? null : <Notice kind="error">{words(told)}</Notice>;
    }
    case 'accepted':
      return progress.receipt === undefined ? <Notice kind="success">{t('progress.done')}</Notice> : null;
    case undefined:
      return null;
  }
}

/** Amounts are `amount` in the calls of the wallet, `money` in those of the games. */
const WithAmount = v.object({ amount: Amount });
const WithMoney = v.object({ money: Amount });

/** The amount of the press that is being checked: after a reload, storage is all that knows it. */
function useKeptAmount(row: MoneyRowName): string | undefined {
  const userId = useAppSelector((state) => state.session.player?.userId);
  if (userId === undefined) return undefined;
  const request = keptIntentsOf(userId).find((intent) => intent.row === row)?.request;
  for (const part of [request?.body, request?.query]) {
    if (v.is(WithAmount, part)) return part.amount;
    if (v.is(WithMoney, part)) return part.money;
  }
  return undefined;
}
