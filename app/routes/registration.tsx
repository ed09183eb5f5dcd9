import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepInviteCode, useSessionDialog } from '#app/features/session/index.ts';
import { HomeRoute } from './home.tsx';

/** The home page with the registration dialog over it; an invite code of the link is kept until it is used. */
export function RegistrationRoute() {
  const [search] = useSearchParams();
  useEffect(() => keepInviteCode(search), [search]);
  useSessionDialog('register');
  return <HomeRoute />;
}
