import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { leaveAddress } from '#app/store/overlay-entries.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';

/** Overlays that an address can open (specification, section 2), and our search. */
const QUERY_FLAGS = ['chat', 'invite', 'menu', 'mybet', 'search', 'support'] as const;
export type QueryFlag = (typeof QUERY_FLAGS)[number];

/** Guests get the sign-in dialog instead. */
const FOR_PLAYERS: ReadonlySet<QueryFlag> = new Set<QueryFlag>(['invite', 'mybet']);

/** A parameter that an overlay stores beside its flag: which bet is shown. */
const PARTS: Readonly<Partial<Record<QueryFlag, readonly string[]>>> = { mybet: ['bet', 'cashout'] };

const withoutFlags = (params: URLSearchParams, flags: readonly QueryFlag[]): URLSearchParams => {
  const after = new URLSearchParams(params);
  for (const part of flags.flatMap((flag) => [flag, ...(PARTS[flag] ?? [])])) after.delete(part);
  return after;
};

/** The query of a page without what opens something over it. */
export const pageQuery = (params: URLSearchParams): URLSearchParams => withoutFlags(params, QUERY_FLAGS);

/** A link that opens an overlay over the current page and keeps its other parameters. */
export function useFlagLink(flag: QueryFlag): { readonly search: string } {
  const [params] = useSearchParams();
  const after = new URLSearchParams(params);
  after.set(flag, 'true');
  return { search: `?${after}` };
}

/**
 * Whether the address asks for an overlay that may be shown, and a function to close it: it goes back to the page that it was opened
 * over, or else removes the flag and keeps the page and its other parameters.
 */
export function useQueryFlag(flag: QueryFlag): readonly [isOpen: boolean, close: () => void] {
  const [params, setParams] = useSearchParams();
  const isPlayer = useIsPlayer();
  const dispatch = useAppDispatch();
  const isAsked = params.get(flag) === 'true';
  const isTurnedAway = isAsked && !isPlayer && FOR_PLAYERS.has(flag);
  const strip = useCallback(
    () => setParams((before) => withoutFlags(before, [flag]), { replace: true }),
    [flag, setParams],
  );

  useEffect(() => {
    if (!isTurnedAway) return;
    strip();
    dispatch(overlayOpened({ kind: 'signIn' }));
  }, [isTurnedAway, strip, dispatch]);
  const close = useCallback(() => void (leaveAddress(`${flag}=true`) || strip()), [flag, strip]);
  return [isAsked && !isTurnedAway, close];
}
