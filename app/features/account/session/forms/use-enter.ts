import { useNavigate } from 'react-router-dom';
import type { Session } from '#contract/entities';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { entriesSettled } from '#app/store/overlay-entries.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';

/** Signs a player in with the server's answer, closes the dialog, and goes on to the page that the player asked for. */
export function useEnter() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const to = useAppSelector(({ overlay }) => ('to' in overlay ? overlay.to : undefined));
  return ({ token, fresh_token: freshToken, user_id: userId, role }: Session) => {
    dispatch(signedIn({ token, freshToken, userId, role }));
    dispatch(overlayClosed());
    if (to !== undefined) void entriesSettled().then(() => navigate(to));
  };
}
