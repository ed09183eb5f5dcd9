import { useTranslation } from 'react-i18next';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UnknownOutcome } from '#app/ui/outcome/unknown-outcome.tsx';

interface CurrencyOutcomeProps extends Pick<MoneyButton<'changeCurrency'>, 'progress'> {
  /** The wallet's currency now. */
  readonly currency: string | undefined;
}

/** The outcome of a change of currency, which may still be unknown. */
export function CurrencyOutcome({ progress, currency }: CurrencyOutcomeProps) {
  const { t } = useTranslation(['menu', 'shell']);
  const errorText = useErrorText();
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return <Notice kind="busy">{t('menu:currency.sending')}</Notice>;
    case 'checking':
      return <Notice kind="busy">{t('menu:currency.checking')}</Notice>;
    case 'neverDone':
      return <Notice kind="warning">{t('menu:currency.neverDone')}</Notice>;
    case 'unknown':
      return <UnknownOutcome of="currency" />;
    case 'refused':
      if (progress.error.kind === 'notLoaded') return <ChunkFailed />;
      return <Notice kind="error">{errorText(progress.error)}</Notice>;
    case 'accepted':
      return (
        <Notice kind="success">
          {currency === undefined ? t('shell:toast.moneyDone') : t('menu:currency.done', { currency })}
        </Notice>
      );
  }
}
