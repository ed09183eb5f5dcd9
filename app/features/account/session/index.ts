export { keepInviteCode } from './invite-code.ts';
export { PlayerOnly } from './player-only.tsx';
export { SessionEnded } from './session-ended.tsx';
export { SessionDialog } from './session-dialog.tsx';
export { followOtherTabs, restoreSession, startSession } from './session-listeners.ts';
export { useAsksGuest } from './use-asks-guest.ts';
export { useIsPlayer } from './use-is-player.ts';
export { useSessionDialog } from './use-session-dialog.ts';
export { useSignOut } from './use-sign-out.ts';
