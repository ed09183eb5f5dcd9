import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES, SPORTS } from '#contract/brand';
import { PRODUCT_IDS } from '#contract/entities';
import { sortGames, stateOf, type GameName } from './availability.ts';

const EVERYTHING = { sports: [...SPORTS], games: [...GAMES] };
const NAMES = [...SPORTS, ...GAMES] as readonly GameName[];

describe('what a brand offers', () => {
  const known = sortGames([
    { game_id: 10, status: 1 },
    { game_id: 11, status: 2 },
    { game_id: 12, status: 3 },
  ]);

  it("sorts the upstream's games by status", () => {
    expect(known).toEqual({ available: [10, 11, 12], visible: [10], disabled: [11] });
  });

  it('is active, disabled or hidden as the upstream says, and hidden when the upstream does not know it', () => {
    const states = (['soccer', 'basketball', 'bd', 'winfinity'] as const).map((game) =>
      stateOf(game, EVERYTHING, known),
    );
    expect(states).toEqual(['active', 'disabled', 'hidden', 'hidden']);
  });

  it('is up to the brand where there is no product id, and before the upstream has answered', () => {
    expect(stateOf('cricket', EVERYTHING, known)).toBe('active');
    expect(stateOf('pk10', EVERYTHING, known)).toBe('active');
    expect(stateOf('winfinity', EVERYTHING, undefined)).toBe('active');
  });

  it('of cricket and PK10 is as the upstream says once it lists them', () => {
    const listed = sortGames([
      { game_id: PRODUCT_IDS.cricket, status: 2 },
      { game_id: PRODUCT_IDS.pk10, status: 3 },
    ]);
    expect(stateOf('cricket', EVERYTHING, listed)).toBe('disabled');
    expect(stateOf('pk10', EVERYTHING, listed)).toBe('hidden');
  });

  it('never shows a game that the brand does not list, whatever the upstream sends', () => {
    fc.assert(
      fc.property(
        fc.subarray([...SPORTS]),
        fc.subarray([...GAMES]),
        fc.array(
          fc.record({
            game_id: fc.constantFrom(...Object.values(PRODUCT_IDS)),
            status: fc.constantFrom(1, 2, 3) as fc.Arbitrary<1 | 2 | 3>,
          }),
        ),
        (sports, games, statuses) => {
          const brand = { sports, games };
          for (const game of NAMES) {
            if (stateOf(game, brand, sortGames(statuses)) !== 'hidden') {
              expect([...sports, ...games]).toContain(game);
            }
          }
        },
      ),
    );
  });
});
