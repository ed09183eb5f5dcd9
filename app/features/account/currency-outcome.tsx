import { useTranslation } from 'react-i18next';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { errorText } from '#app/api/error-text.ts';
import { Notice } from '#app/ui/notice.tsx';

interface CurrencyOutcomeProps extends Pick<MoneyButton<'changeCurrency'>, 'progress'> {
  /** What the wallet is kept in by now. */
  readonly currency: string | undefined;
}

/** What became of a change of currency; nobody may know yet. */
export function CurrencyOutcome({ progress, currency }: CurrencyOutcomeProps) {
  const { t } = useTranslation(['menu', 'shell']);
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return <Notice kind="busy">{t('menu:currency.sending')}</Notice>;
    case 'checking':
      return <Notice kind="busy">{t('menu:currency.checking')}</Notice>;
    case 'neverDone':
      return <Notice kind="warning">{t('menu:currency.neverDone')}</Notice>;
    case 'refused': {
      const text = errorText(progress.error);
      return <Notice kind="error">{'key' in text ? t(`shell:${text.key}`) : text.message}</Notice>;
    }
    case 'accepted':
      return (
        <Notice kind="success">
          {currency === undefined ? t('shell:toast.moneyDone') : t('menu:currency.done', { currency })}
        </Notice>
      );
  }
}
