import type { SessionWorld } from '#cli/services/check/session-world.ts';

const NO_RANGE = { min: '0', max: '0' };

/** A world for sessions that need no upstream. */
export const PAPER_WORLD = {
  opening: {
    balance: '0',
    matches: [],
    limits: { bet: NO_RANGE, multiple: { min: 1, max: 1 }, Bonus: NO_RANGE, disabled_regions: [] },
    infoId: '',
  },
  suitedTo: async () => PAPER_WORLD,
  reset: async () => {},
} as unknown as SessionWorld;
