import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '#app/paths.ts';
import { useKeptScroll } from './kept-scroll.ts';

/**
 * What a full page load would do, done for a change of page within the app: the view starts at the top (going back restores
 * it), and the focus is at the content, so that keyboards and screen readers go on from there.
 */
export function Arrival({ mainId }: { readonly mainId: string }) {
  const page = pageAt(useLocation().pathname);
  const kind = useNavigationType();
  const before = useRef(page);
  useKeptScroll();
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (kind !== 'POP') scrollTo(0, 0);
    if (document.querySelector('dialog[open]') === null)
      document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, kind, mainId]);
  return null;
}
