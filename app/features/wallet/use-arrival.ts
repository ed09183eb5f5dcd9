import { useEffect, useRef } from 'react';

/** A step of its own begins at its beginning: the dialog is scrolled there, and readers hear it. */
export function useArrival() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    dialog?.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return { ref, tabIndex: -1 } as const;
}
