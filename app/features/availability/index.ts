export type { GameName, Offer } from './availability.ts';
export { useAvailability, type Availability } from './use-availability.ts';
