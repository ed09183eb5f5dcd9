import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { entriesSettled } from '#app/store/overlay-entries.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';

/** The page that led to the dialog: the history is the browser's, so it is checked. */
const Led = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

/**
 * For pages that are a dialog over the home page: opens it for guests, goes home when it is closed, and back to the page that led
 * to it after signing in.
 */
export function useSessionDialog(kind: 'signIn' | 'register'): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [from] = useState(() => (v.is(Led, state) ? state.from : paths.home));
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const isOpen = useAppSelector((state) => state.overlay.kind !== 'none');
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!isPlayer) dispatch(overlayOpened({ kind }));
  }, [dispatch, kind, isPlayer]);
  useEffect(() => {
    let isHere = true;
    if (isPlayer || (wasOpen.current && !isOpen))
      void entriesSettled().then(() => isHere && navigate(isPlayer ? from : paths.home, { replace: true }));
    wasOpen.current = isOpen;
    return () => {
      isHere = false;
    };
  }, [navigate, from, isPlayer, isOpen]);
}
