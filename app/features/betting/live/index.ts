export { LiveCentre, type LiveSport } from './live-centre.tsx';
