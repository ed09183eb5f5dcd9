import type { Session } from '#contract/entities/member.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';

/** Lets somebody in with what the server handed over, and closes the dialog. */
export function useEnter() {
  const dispatch = useAppDispatch();
  return ({ token, fresh_token: freshToken, user_id: userId, role }: Session) => {
    dispatch(signedIn({ token, freshToken, userId, role }));
    dispatch(overlayClosed());
  };
}
