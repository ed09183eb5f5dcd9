import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { SessionEnded } from './session-ended.tsx';

/** Required by the specification: a guest gets the sign-in dialog over the home page. The sign-in leads to the page. */
export function PlayerOnly({ children }: { readonly children: ReactNode }) {
  const { player, owner, isExpired } = useAppSelector((state) => state.session);
  const isPlayer = player !== undefined;
  const [wasPlayer, setWasPlayer] = useState(isPlayer);
  if (isPlayer && !wasPlayer) setWasPlayer(true);
  if (isPlayer) return children;
  // Whose session has expired stays where they were or came to, and goes on there; who has signed out goes home without a sign-in dialog.
  const instead = owner === undefined ? <Navigate to={paths.home} replace /> : <SessionEnded />;
  // A session that expired on this page offers the sign-in by itself, 5 s later.
  return wasPlayer || isExpired === true ? instead : <Asked>{instead}</Asked>;
}

function Asked({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  // The page that was asked for, not the one that it is sent to.
  const [to] = useState(pathname + search);
  useEffect(() => {
    dispatch(overlayOpened({ kind: 'signIn', to }));
  }, [dispatch, to]);
  return children;
}
