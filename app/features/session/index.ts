export { PlayerOnly } from './player-only.tsx';
export { followOtherTabs, restoreSession, startSession } from './session-listeners.ts';
export { SignInDialog } from './sign-in-dialog.tsx';
export { useIsPlayer } from './use-is-player.ts';
