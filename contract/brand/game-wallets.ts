import * as v from 'valibot';
import { PlatType } from '../entities/third-party.ts';
import { Id } from '../primitives.ts';
import { GAMES, SPORTS } from './games.ts';

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** The upstream's names of games with their own wallet; its API does not list them. */
export const GameWallets = v.strictObject({
  cardGame: v.optional(
    v.pipe(
      v.strictObject({ gameId: v.pipe(Id, v.description("the lobby's game_id, used for launches and transfers")) }),
      v.description('the wallet of card games'),
    ),
  ),
  ngGame: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          platform: v.pipe(PlatType, v.description("the upstream's plat_type")),
          name: v.pipe(Name, v.description('as players read it')),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
      v.description('each platform (plat_type) has a wallet; the name is shown'),
    ),
  ),
});

/** Why a listed game is not playable. */
const NOT_OPEN = ['comingSoon', 'underConstruction'] as const;
export type NotOpen = (typeof NOT_OPEN)[number];

const NotOpenState = v.optional(v.pipe(v.picklist(NOT_OPEN), v.description('why this game cannot be played yet')));
export const NotOpenGames = v.strictObject(
  Object.fromEntries([...SPORTS, ...GAMES].map((game) => [game, NotOpenState])) as Record<
    (typeof SPORTS)[number] | (typeof GAMES)[number],
    typeof NotOpenState
  >,
);
