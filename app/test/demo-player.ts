import { DEMO_ACCOUNTS } from '#fixtures/world';

const [PLAYER] = DEMO_ACCOUNTS;
if (PLAYER === undefined) throw new Error('The fixtures have no demo player.');

/** The player of most journeys. */
export const DEMO_PLAYER = PLAYER;
