import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { type Toast, toastClosed } from '#app/store/toast-slice.ts';
import { Toasts } from '#app/ui/toasts.tsx';

/** The store's toasts, in the page's language. */
export function ToastHost() {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => state.toast.shown);
  const onClose = useCallback((id: number) => dispatch(toastClosed(id)), [dispatch]);
  return (
    <Toasts
      toasts={shown.map(({ id, kind, text, paid }) => ({
        id,
        kind,
        text: t(text, paid && amounts(paid, i18n.language)),
      }))}
      closeLabel={t('close')}
      onClose={onClose}
    />
  );
}

const amounts = ({ now, before, currency }: NonNullable<Toast['paid']>, language: string) => ({
  now: formatMoney(now, currency, language),
  before: formatMoney(before, currency, language),
});
