import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepInviteCode, useSessionDialog } from '#app/features/account/session/index.ts';

/** The registration dialog over the home page; an invite code of the link is stored until it is used. */
export function RegistrationRoute() {
  const [search] = useSearchParams();
  useEffect(() => keepInviteCode(search), [search]);
  useSessionDialog('register');
  return null;
}
