import * as v from 'valibot';
import { LOBBY_MARKETS } from './lobby-names.ts';

const Columns = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds, sport: string) =>
  v.pipe(
    v.array(v.picklist(kinds)),
    v.minLength(1),
    v.maxLength(kinds.length),
    v.check((list) => new Set(list).size === list.length, 'must name each market once'),
    v.description(`columns of a list of ${sport}, the first at the left; narrow windows show fewer`),
  );

export const Markets = v.strictObject({
  soccer: v.optional(Columns(LOBBY_MARKETS.soccer, 'soccer'), [...LOBBY_MARKETS.soccer]),
  bd: v.optional(Columns(LOBBY_MARKETS.bd, 'bd'), [...LOBBY_MARKETS.bd]),
  basketball: v.optional(Columns(LOBBY_MARKETS.basketball, 'basketball'), [...LOBBY_MARKETS.basketball]),
});
type Markets = v.InferOutput<typeof Markets>;

export const USUAL_MARKETS: Markets = v.parse(Markets, {});
