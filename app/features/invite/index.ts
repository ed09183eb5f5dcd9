export { Invite } from './invite.tsx';
