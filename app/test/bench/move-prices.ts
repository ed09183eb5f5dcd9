import { overrideMatch } from '#simulator/testing';
import type { SecureSite } from './secure-site.ts';

export interface Move {
  readonly id: string;
  readonly odds: string;
  readonly at: number;
  readonly isShown: boolean;
}

/** Over all runs in one world: a price that a run before has set would be no move. */
let made = 0;
const STEP_MS = 20;
const SECOND_MS = 1_000;

/** The clock of this machine, as the page has it too. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Moves the home win of matches that are on the screen and of any others in turn; each price is another one. */
export async function moveFor(
  { simulator }: SecureSite,
  how: { readonly perSecond: number; readonly seconds: number },
  shown: readonly string[],
  moves: Move[] = [],
): Promise<readonly Move[]> {
  const world = simulator.world();
  const all = world.fixtures.onSale('soccer', world.now()).map(({ match_id: id }) => id);
  const begun = performance.now();
  while (performance.now() - begun < how.seconds * SECOND_MS) {
    const due = Math.floor(((performance.now() - begun) / SECOND_MS) * how.perSecond);
    while (moves.length < due) {
      const isShown = moves.length % 2 === 0;
      const from = isShown ? shown : all;
      const id = from[(moves.length >> 1) % from.length] ?? '';
      const odds = `${2 + (made % 7)}.${String(10 + (Math.floor(made / 7) % 90))}`;
      made += 1;
      overrideMatch(world, id, { odds: { 'wl:w': odds } });
      moves.push({ id, odds, at: now(), isShown });
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return moves;
}
