import { resumeBets } from '../../domain/bets/resume-bets.ts';
import { convertOldLimits } from '../../domain/protection/old-limits.ts';
import type { DomainContext } from '../../domain/context.ts';

export function updateStore(world: DomainContext): void {
  convertOldLimits(world);
  resumeBets(world);
}
