export { Chat } from './chat.tsx';
export { HelpArticles } from './help-articles.tsx';
export { Support } from './support.tsx';
