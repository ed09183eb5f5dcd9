import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait until a page has its former height again. */
const FILLS_MS = 3_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position on back navigation. The browser restores it at once, while the page is still short; here it is
 * restored once the page is tall enough, unless the player has scrolled meanwhile. A reload is left to the browser.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(key);

  useEffect(() => {
    const note = () => {
      // During a change of page the address belongs to one page and the content to another, so the position is not stored.
      if (keyOfEntry() === here.current) places.current.set(here.current, scrollY);
    };
    // A press may leave the page before its last scroll event; on back navigation the address has changed already.
    const leave = () => void places.current.set(here.current, scrollY);
    const byHand = () => void (history.scrollRestoration = 'manual');
    const byBrowser = () => void (history.scrollRestoration = 'auto');
    const listening = new AbortController();
    const { signal } = listening;
    byHand();
    addEventListener('scroll', note, { passive: true, signal });
    for (const press of PRESSES) addEventListener(press, note, { capture: true, signal });
    addEventListener('popstate', leave, { signal });
    addEventListener('pageshow', byHand, { signal });
    addEventListener('pagehide', byBrowser, { signal });
    return () => {
      byBrowser();
      listening.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (here.current === key) return undefined;
    here.current = key;
    const place = places.current.get(key);
    if (kind !== 'POP' || place === undefined) return undefined;
    return scrollWhenTall(place);
  }, [key, kind]);
}

/** React Router's key of the current history entry. */
const keyOfEntry = (): string => (history.state as { readonly key?: string } | null)?.key ?? 'default';

const MOVES = ['wheel', 'touchstart', ...PRESSES] as const;

/** Scrolls there now, and again as the page grows, until the position is reached. */
function scrollWhenTall(place: number): () => void {
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    growth.disconnect();
    clearTimeout(timer);
  };
  const tryIt = () => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 2) stop();
  };
  const growth = new ResizeObserver(tryIt);
  const timer = setTimeout(stop, FILLS_MS);
  for (const move of MOVES) addEventListener(move, stop, { passive: true, signal: listening.signal });
  growth.observe(document.body);
  tryIt();
  return stop;
}
