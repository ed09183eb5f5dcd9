import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { signedOut } from '#app/store/session-slice.ts';

/** Section 4 of the specification: signing out removes the session, closes overlays and goes home. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(paths.home);
    dispatch(overlayClosed());
    dispatch(signedOut({ because: 'left' }));
  }, [dispatch, navigate]);
}
