import type { ProtectionContext } from '../protection/context.ts';
import type { Availability } from './availability.ts';

export interface GamesContext extends ProtectionContext {
  readonly availability: Availability;
}
