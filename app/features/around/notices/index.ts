export { Announcements } from './announcements.tsx';
export { PrivateMessages } from './private-messages.tsx';
export { useUnreadCount } from './use-messages.ts';
