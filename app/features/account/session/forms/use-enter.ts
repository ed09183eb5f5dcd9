import type { Session } from '#contract/entities';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';

/** Signs a player in with the server's answer, and closes the dialog. */
export function useEnter() {
  const dispatch = useAppDispatch();
  return ({ token, fresh_token: freshToken, user_id: userId, role }: Session) => {
    dispatch(signedIn({ token, freshToken, userId, role }));
    dispatch(overlayClosed());
  };
}
