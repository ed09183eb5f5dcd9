export { CopyButton } from './copy-button.tsx';
export { Invite } from './invite.tsx';
