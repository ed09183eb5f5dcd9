export { Profile } from './profile.tsx';
