import type { Profile } from '#contract/brand/features.ts';
import type { Kept } from '#simulator/store/kept.ts';

const KEY = 'name';

/**
 * The jurisdiction whose rules a world enforces (design: protection). It belongs to the world, not to the process: it is kept, so
 * that a world on disk has the same rules after a restart; only a profile that is named outright changes it.
 */
export class WorldProfile {
  readonly #kept: Kept;
  readonly #ofNew: Profile;
  #stored: Profile | undefined;

  /** @param ofNew of a world that has none kept */
  constructor(kept: Kept, ofNew: Profile) {
    this.#kept = kept;
    this.#ofNew = ofNew;
    this.reload();
  }

  get name(): Profile {
    return this.#stored ?? this.#ofNew;
  }

  set(profile: Profile): void {
    if (this.#stored === profile) return;
    this.#stored = profile;
    this.#kept.set('profile', KEY, profile);
  }

  /** After a restored snapshot. */
  reload(): void {
    this.#stored = this.#kept.all<Profile>('profile')[0]?.[1];
  }
}
