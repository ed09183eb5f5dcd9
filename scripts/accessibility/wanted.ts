import { LAYOUTS, type Layout } from '#app/test/site.ts';
import type { Place } from './places.ts';

/** One brand of each jurisdiction. */
const BRANDS = ['harborlight', 'pennygate', 'ventoverde'];

/** What of all there is a run is to look at. */
export interface Wanted {
  readonly brands: readonly string[];
  readonly layouts: readonly Layout[];
  readonly looks: readonly string[];
  hasPlace(place: Pick<Place, 'name' | 'who'>): boolean;
}

/**
 * Reads the arguments: brands, `desktop` or `mobile`, `guest` or `player`, names of looks, and addresses or names of overlays in part. What is not named is all of
 * its kind.
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
