import { useEffect } from 'react';
import { useIsPlayer } from '#app/features/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { HomeRoute } from './home.tsx';

/** The home page with the sign-in dialog over it. */
export function LoginRoute() {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  useEffect(() => {
    if (!isPlayer) dispatch(overlayOpened({ kind: 'signIn' }));
  }, [dispatch, isPlayer]);
  return <HomeRoute />;
}
