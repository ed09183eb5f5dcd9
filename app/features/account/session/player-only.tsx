import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';

/** Required by the specification: a guest gets the sign-in dialog over the home page. */
export function PlayerOnly({ children }: { readonly children: ReactNode }) {
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  // After signing out here, the player goes home without a sign-in dialog.
  const [wasPlayer] = useState(isPlayer);
  if (isPlayer) return children;
  return wasPlayer ? <Navigate to={paths.home} replace /> : <Turned />;
}

function Turned() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ kind: 'signIn' }));
  }, [dispatch]);
  return <Navigate to={paths.home} replace />;
}
