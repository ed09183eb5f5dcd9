import { useSessionDialog } from '#app/features/session/index.ts';
import { HomeRoute } from './home.tsx';

/** The home page with the sign-in dialog over it. */
export function LoginRoute() {
  useSessionDialog('signIn');
  return <HomeRoute />;
}
