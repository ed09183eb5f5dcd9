import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';

const isMyBets = (address: string): boolean => new URL(address).pathname.replace(/\/$/, '') === paths.myBets;

/** A server that does not answer is not a closed one: a guest does not wait longer for it. */
const ANSWER_WITHIN_MS = 5_000;

type Loads = Partial<Pick<Performance, 'getEntriesByType'>>;

/** Only a page that was loaded there can be of a closed site: every other is answered with what says so. */
function wasLoadedHere(): boolean {
  const { performance: loads }: { readonly performance: Loads } = globalThis;
  const [load] = loads.getEntriesByType?.call(loads, 'navigation') ?? [];
  return load !== undefined && isMyBets(load.name);
}

async function isClosed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return status === 503;
  } catch {
    return false;
  }
}

/**
 * Whether the operator has closed the site for a while (docs/operators/hosting.md): my bets are shown then, and no other page. Undefined until
 * the server has said it. Who leaves them there gets the page that says so, not one that looks open.
 */
export function useClosedSite(): boolean | undefined {
  const [isKnown, setKnown] = useState(() => (wasLoadedHere() ? undefined : false));
  useEffect(() => {
    if (isKnown !== undefined) return undefined;
    let isHere = true;
    void isClosed().then((closed) => isHere && setKnown(closed));
    return () => void (isHere = false);
  }, [isKnown]);
  useEffect(
    () => () => {
      if (isKnown === true && !isMyBets(location.href)) location.reload();
    },
    [isKnown],
  );
  return isKnown;
}
