import { useEffect, useState } from 'react';
import { whenCalm } from '#app/ui/first/calm.ts';
import type * as ListCore from './list-core.ts';

let known: typeof ListCore | undefined;

export const loadListCore = async (): Promise<typeof ListCore> => (known = await import('./list-core.ts'));

/**
 * The machine of a long list once it is there: it is asked for when the page is calm, or scrolled before that. `lacking` where it cannot be had.
 *
 * @param isDue whether there are more rows than the first screen has
 * @param onCome called just before the list is drawn with it
 */
export function useListCore(isDue: boolean, onCome: () => void): typeof ListCore | 'lacking' | undefined {
  const [core, setCore] = useState<typeof ListCore | 'lacking' | undefined>(() => known);
  const isWanted = isDue && core === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const take = (came: typeof ListCore | 'lacking') => {
      if (signal.aborted) return;
      onCome();
      // No transition: the machine reads how far the page is scrolled when it is drawn, and sets it when it is shown.
      setCore(came);
    };
    const ask = () => void loadListCore().then(take, () => take('lacking'));
    if (scrollY > 0) ask();
    else addEventListener('scroll', ask, { once: true, passive: true, signal });
    void whenCalm().then(() => {
      if (!signal.aborted) ask();
    });
    return () => waiting.abort();
  }, [isWanted, onCome]);
  return core;
}
