import * as v from 'valibot';
import { useTranslation } from 'react-i18next';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { StopOr } from '#app/features/account/protection/index.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { OtherTab } from '#app/ui/outcome/other-tab.tsx';
import { MoneyOutcome } from '#app/ui/outcome/money-outcome.tsx';
import { moneyFormError, type MoneyForm } from './money-form-error.ts';
import { sumOf } from './sum-of.ts';
import { useMoneyText } from './use-money-text.ts';
import { useMoneyErrorText } from './use-money-error-text.ts';

interface MoneyNoticeProps {
  readonly form: MoneyForm;
  readonly currency: string;
  readonly progress: MoneyProgress | undefined;
}

/** The outcome of the last press, also if it is still unknown, and what another tab did. */
export function MoneyNotice({ row, ...props }: MoneyNoticeProps & { readonly row: MoneyRowName }) {
  return (
    <>
      <Outcome of={props.progress?.status}>
        <Progress {...props} />
      </Outcome>
      <OtherTabMoney rows={[row]} currency={props.currency} />
    </>
  );
}

const ToPlayer = v.object({ to: v.string() });

/** What another tab did, by amount and receiver. */
export function OtherTabMoney({
  rows,
  currency,
}: {
  readonly rows: readonly MoneyRowName[];
  readonly currency: string;
}) {
  const { t } = useTranslation('shell');
  const money = useMoneyText();
  return (
    <OtherTab
      rows={rows}
      what={(request) => {
        const sum = sumOf(request);
        const amount = sum && money(sum.amount, sum.currency ?? currency);
        return amount !== undefined && v.is(ToPlayer, request.body)
          ? t('otherTab.to', { amount, to: request.body.to })
          : amount;
      }}
    />
  );
}

/** Its text alone, for a notice that has other outcomes beside it. */
export function Progress({ form, currency, progress }: MoneyNoticeProps) {
  const { t } = useTranslation('wallet');
  const words = useMoneyErrorText(currency);
  const money = useMoneyText();
  const sum = sumOf(progress?.request);
  return (
    <MoneyOutcome
      of="money"
      progress={progress}
      sending={t('progress.sending')}
      checking={
        sum === undefined
          ? t('progress.checking')
          : t('progress.checkingAmount', { amount: money(sum.amount, sum.currency ?? currency) })
      }
      checkingHint={t('progress.checkingHint')}
      neverDone={t('progress.neverDone')}
      renderRefused={(error) => {
        const formError = moneyFormError(error, form);
        // The field of the password says so.
        if (formError.at === 'payment_password') return null;
        return (
          <Notice kind="error">
            <StopOr error={error} currency={currency}>
              <span>{words(formError)}</span>
            </StopOr>
          </Notice>
        );
      }}
      renderAccepted={(receipt) => receipt === undefined && <Notice kind="success">{t('progress.done')}</Notice>}
    />
  );
}
