import { readWindows, type Window } from './read-windows.ts';
import { shownPlaces } from './shown-places.ts';

/** In one round; the rest is read in the next. */
const MAX_WINDOWS = 6;

type Places = ReadonlyMap<string, number>;

/** The matches of a list whose prices must be current: those on the screen and on the slip. */
export class WatchedRows {
  readonly #watchers = new Map<object, readonly string[]>();
  #turn = 0;

  /** Sets the matches of one user; those of other users stay. */
  set(who: object, ids: readonly string[]): void {
    if (ids.length === 0) this.#watchers.delete(who);
    else this.#watchers.set(who, ids);
  }

  get areThere(): boolean {
    return this.#watchers.size > 0;
  }

  /** As the contract names places (shown-places.ts). */
  rangesIn = (places: Places): string | undefined => shownPlaces(this.#in(places), places.size);

  /** The windows to be read next. */
  windowsIn(places: Places): readonly Window[] {
    const windows = readWindows(this.#in(places));
    const first = windows.length > MAX_WINDOWS ? this.#turn % windows.length : 0;
    this.#turn = first + MAX_WINDOWS;
    return [...windows.slice(first), ...windows.slice(0, first)].slice(0, MAX_WINDOWS);
  }

  #in(places: Places): readonly number[] {
    const ids = new Set([...this.#watchers.values()].flat());
    return [...ids].flatMap((id) => places.get(id) ?? []);
  }
}
