import { LAYOUTS, type Layout } from '#app/test/site.ts';
import { brandIds } from '#cli/brands/brand-id.ts';
import { command } from '#scripts/config/command.ts';
import type { Place } from './place.ts';

/** One brand of each jurisdiction. */
const BRANDS = ['harborlight', 'pennygate', 'ventoverde'];

/** What a run checks. */
export interface Wanted {
  readonly brands: readonly string[];
  readonly layouts: readonly Layout[];
  readonly looks: readonly string[];
  hasPlace(place: Pick<Place, 'name' | 'who'>): boolean;
}

/**
 * Reads the arguments: brands, `desktop` or `mobile`, `guest` or `player`, looks, and parts of addresses or of overlay names. A kind that
 * no argument names is checked completely.
 *
 * @example wantedOf(['pennygate', 'dark', '/profile'], ['light', 'dark'])
 */
export function wantedOf(args: readonly string[], looks: readonly string[]): Wanted {
  const isLayout = (each: string): each is Layout => each in LAYOUTS;
  const isWho = (each: string) => each === 'guest' || each === 'player';
  const isPlace = (each: string) => each.startsWith('/') || each.startsWith('@');
  const layouts = args.filter(isLayout);
  const who = args.filter(isWho);
  const places = args.filter(isPlace);
  const named = args.filter((each) => looks.includes(each));
  const brands = args.filter((each) => !isLayout(each) && !isWho(each) && !isPlace(each) && !looks.includes(each));
  return {
    brands: brands.length > 0 ? brands : BRANDS,
    layouts: layouts.length > 0 ? layouts : (Object.keys(LAYOUTS) as Layout[]),
    looks: named.length > 0 ? named : looks,
    hasPlace: (place) =>
      (who.length === 0 || who.includes(place.who)) &&
      (places.length === 0 ||
        places.some((each) => (each.startsWith('@') ? place.name.includes(each.slice(1)) : place.name === each))),
  };
}

/** The arguments of the command. Any other word is read as a brand, so brands must exist. */
export function wantedFor(name: string, looks: readonly string[]): Wanted {
  const { args } = command(name)
    .argument('[what...]', `a brand, desktop, mobile, guest, player, ${looks.join(', ')}, /ADDRESS or @OVERLAY`)
    .parse();
  const wanted = wantedOf(args, looks);
  const known = brandIds(process.cwd());
  const unknown = wanted.brands.filter((brand) => !known.includes(brand));
  if (unknown.length === 0) return wanted;
  console.error(`error: Unknown brand or word ${unknown.join(', ')}; brands: ${known.join(', ')}. See --help.`);
  process.exit(2);
}
