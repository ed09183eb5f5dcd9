import * as v from 'valibot';
import { MarkSixGame, RaceGame } from './lottery-game.ts';
import { SportGame } from './sport-game.ts';

/** Games with bets and limits. */
export const LimitedGame = v.picklist([...SportGame.options, ...MarkSixGame.options, ...RaceGame.options, 'cricket']);
export type LimitedGame = v.InferOutput<typeof LimitedGame>;
