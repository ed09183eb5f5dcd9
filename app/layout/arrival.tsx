import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '#app/paths.ts';
import { useScrollPosition } from './scroll-position.ts';

/**
 * After a change of page within the app, does what a page load would do: scrolls to the top (back navigation restores the
 * position) and moves the focus to the content, so that keyboards and screen readers continue there.
 */
export function Arrival({ mainId }: { readonly mainId: string }) {
  const page = pageAt(useLocation().pathname);
  const kind = useNavigationType();
  const before = useRef(page);
  useScrollPosition();
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (kind !== 'POP') scrollTo(0, 0);
    if (document.querySelector('dialog[open]') === null)
      document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, kind, mainId]);
  return null;
}
