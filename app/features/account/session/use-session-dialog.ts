import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { entriesSettled } from '#app/store/overlay-entries.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';

/** For pages that are a dialog over the home page: opens it for guests, and goes home when it is closed. */
export function useSessionDialog(kind: 'signIn' | 'register'): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const isOpen = useAppSelector((state) => state.overlay.kind !== 'none');
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!isPlayer) dispatch(overlayOpened({ kind }));
  }, [dispatch, kind, isPlayer]);
  useEffect(() => {
    let isHere = true;
    if (isPlayer || (wasOpen.current && !isOpen))
      void entriesSettled().then(() => isHere && navigate(paths.home, { replace: true }));
    wasOpen.current = isOpen;
    return () => {
      isHere = false;
    };
  }, [navigate, isPlayer, isOpen]);
}
