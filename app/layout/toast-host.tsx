import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { toastClosed } from '#app/store/toast-slice.ts';
import { Toasts } from '#app/ui/toasts.tsx';

/** The store's toasts, in the page's language. */
export function ToastHost() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => state.toast.shown);
  const onClose = useCallback((id: number) => dispatch(toastClosed(id)), [dispatch]);
  return (
    <Toasts
      toasts={shown.map(({ id, kind, text, paid }) => ({
        id,
        kind,
        text: t(text, paid ?? {}),
      }))}
      closeLabel={t('close')}
      onClose={onClose}
    />
  );
}
