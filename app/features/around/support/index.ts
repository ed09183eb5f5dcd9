export { Chat } from './chat.tsx';
export { Support } from './support.tsx';
