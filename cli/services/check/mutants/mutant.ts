import type { CheckedEngine } from '#cli/services/check/checked-engine.ts';
import type { Tampering } from '#cli/services/check/session-world.ts';

/** Something broken on purpose from outside the product. */
export interface Mutant extends Tampering {
  readonly name: string;
  readonly of: 'engine' | 'simulator' | 'transport';
  readonly engine?: CheckedEngine;
}
