export { Support } from './support.tsx';
