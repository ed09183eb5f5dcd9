import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLiteral } from '#contract/brand';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { Notice } from '#app/ui/notice.tsx';
import { MoneyOutcome } from '#app/ui/outcome/money-outcome.tsx';

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
  return (
    <MoneyOutcome
      of="currency"
      progress={progress}
      sending={t('menu:currency.sending')}
      checking={t('menu:currency.checking')}
      neverDone={t('menu:currency.neverDone')}
      renderRefused={(error) => <Refused text={errorText(error)} onToast={onToast} />}
      renderAccepted={() => (
        <Notice kind="success">
          {currency === undefined ? t('shell:toast.moneyDone') : t('menu:currency.done', { currency })}
        </Notice>
      )}
    />
  );
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
