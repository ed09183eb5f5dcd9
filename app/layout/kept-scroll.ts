import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that is still being filled is given to become as tall as it was. */
const FILLS_MS = 3_000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Going back is where one was. The browser restores the view at once, on a page that has not been filled yet, and so not as far down;
 * here it is restored as soon as the page is tall enough, unless the player has moved it meanwhile. A reload is left to the browser.
 */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(key);

  useEffect(() => {
    const note = () => {
      // Between two pages the address is of the one and what is drawn of the other: where that is scrolled to is no place.
      if (keyOfEntry() === here.current) places.current.set(here.current, scrollY);
    };
    // A press may leave the page before its last scroll has been told; going back leaves it with the address already changed.
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

/** What react-router calls the entry of the history that the address is of. */
const keyOfEntry = (): string => (history.state as { readonly key?: string } | null)?.key ?? 'default';

const MOVES = ['wheel', 'touchstart', ...PRESSES] as const;

/** Scrolls there now, and again as the page grows, until it has been reached. */
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
