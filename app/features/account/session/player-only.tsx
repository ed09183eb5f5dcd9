import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { SessionEnded } from './session-ended.tsx';

/** Required by the specification: a guest gets the sign-in dialog over the home page. */
export function PlayerOnly({ children }: { readonly children: ReactNode }) {
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const isExpired = useAppSelector((state) => state.session.owner !== undefined);
  const [wasPlayer] = useState(isPlayer);
  if (isPlayer) return children;
  if (!wasPlayer) return <Turned />;
  // Whose session has expired stays where they were, and goes on there; who has signed out goes home without a sign-in dialog.
  return isExpired ? <SessionEnded /> : <Navigate to={paths.home} replace />;
}

function Turned() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ kind: 'signIn' }));
  }, [dispatch]);
  return <Navigate to={paths.home} replace />;
}
