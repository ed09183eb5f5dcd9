import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { putAwayReceipts } from '#app/features/betting/slip/index.ts';
import { pageAt } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { useScrollPosition } from './viewport/scroll-position.ts';

/**
 * After a change of page within the app, does what a page load would do: scrolls to the top (back navigation restores the
 * position) and moves the focus to the content, so that keyboards and screen readers continue there. The receipt of a bet stays on the
 * page where it was placed.
 */
export function Arrival({ mainId }: { readonly mainId: string }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const dispatch = useAppDispatch();
  const kind = useNavigationType();
  const before = useRef(page);
  const place = useRef(pathname);
  useScrollPosition();
  useEffect(() => {
    if (place.current === pathname) return;
    place.current = pathname;
    void dispatch(putAwayReceipts());
  }, [pathname, dispatch]);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (kind !== 'POP') scrollTo(0, 0);
    if (document.querySelector('dialog[open]') === null)
      document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page, kind, mainId]);
  return null;
}
