import { useSessionDialog } from '#app/features/account/session/index.ts';

/** The sign-in dialog over the home page. */
export function LoginRoute() {
  useSessionDialog('signIn');
  return null;
}
