import { useEffect, useRef } from 'react';

/** A new step starts at its top: the dialog scrolls there, and screen readers announce it. */
export function useArrival() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    dialog?.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return { ref, tabIndex: -1 } as const;
}
