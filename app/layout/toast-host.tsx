import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { isStaying, toastClosed } from '#app/store/toast-slice.ts';
import { Toasts } from '#app/ui/toasts.tsx';

/** A screen reader says what comes into a region that it knows, and not what is there with it. */
const KNOWN_AFTER_MS = 100;
const NONE: readonly never[] = [];

/** The store's toasts, in the page's language. */
export function ToastHost() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isKnown, setIsKnown] = useState(false);
  const shown = useAppSelector((state) => (isKnown ? state.toast.shown : NONE));
  useEffect(() => {
    const known = setTimeout(() => setIsKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(known);
  }, []);
  const onClose = useCallback((id: number) => dispatch(toastClosed(id)), [dispatch]);
  return (
    <Toasts
      toasts={shown.map((toast) => ({
        id: toast.id,
        kind: toast.kind,
        text: t(toast.text, toast.paid ?? {}),
        stays: isStaying(toast),
      }))}
      closeLabel={t('closeMessage')}
      onClose={onClose}
    />
  );
}
