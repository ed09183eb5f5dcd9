import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLiteral } from '#contract/brand';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UnknownOutcome } from '#app/ui/outcome/unknown-outcome.tsx';

interface CurrencyOutcomeProps extends Pick<MoneyButton<'changeCurrency'>, 'progress'> {
  /** The currency that was asked for, or else that of the wallet now. */
  readonly currency: string | undefined;
  /** A toast has said it: the menu would lie over the toast. */
  readonly onToast?: (() => void) | undefined;
}

/** The outcome of a change of currency, which may still be unknown. */
export function CurrencyOutcome({ progress, currency, onToast }: CurrencyOutcomeProps) {
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
      return (
        <Notice kind="warning">
          {beside(wordsOf(progress.error), t('menu:currency.neverDone'), 'currency.neverDone')}
        </Notice>
      );
    case 'unknown':
      return <UnknownOutcome of="currency" />;
    case 'refused':
      if (progress.error.kind === 'notLoaded') return <ChunkFailed />;
      return <Refused text={errorText(progress.error)} onToast={onToast} />;
    case 'accepted':
      return (
        <Notice kind="success">
          {currency === undefined ? t('shell:toast.moneyDone') : t('menu:currency.done', { currency })}
        </Notice>
      );
  }
}

/** The upstream's message, as a toast too unless the brand has switched that off. */
function Refused({ text, onToast }: { readonly text: string } & Pick<CurrencyOutcomeProps, 'onToast'>) {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const dispatch = useAppDispatch();
  const afterToast = useEffectEvent(() => onToast?.());
  const isToast = isLiteral(brand, 'currencyToast');
  useEffect(() => {
    if (!isToast) return;
    // Toasts are texts by key; other languages keep the one of their own that says it without the reason.
    i18n.addResource(i18n.language, 'shell', 'toast.currencyRefused', text);
    dispatch(toastShown({ kind: 'error', text: 'toast.currencyRefused' }));
    afterToast();
  }, [isToast, text, i18n, dispatch]);
  return <Notice kind="error">{text}</Notice>;
}
