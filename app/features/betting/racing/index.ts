export { RaceCard } from './race-card.tsx';
export { RacePage } from './race-page.tsx';
export { RaceSlip } from './race-slip.tsx';
