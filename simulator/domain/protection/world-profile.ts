import type { Profile } from '#contract/brand';
import type { Settings } from '../../core/store/settings.ts';

const KEY = 'name';

/**
 * The jurisdiction whose rules a world enforces (design: protection). It belongs to the world, not to the process: it is stored, so
 * that a world on disk has the same rules after a restart. Only an explicit profile changes it.
 */
export class WorldProfile {
  readonly #settings: Settings;
  readonly #ofNew: Profile;
  #stored: Profile | undefined;

  /** @param ofNew the profile of a world that has none stored */
  constructor(settings: Settings, ofNew: Profile) {
    this.#settings = settings;
    this.#ofNew = ofNew;
    this.reload();
  }

  get name(): Profile {
    return this.#stored ?? this.#ofNew;
  }

  set(profile: Profile): void {
    if (this.#stored === profile) return;
    this.#stored = profile;
    this.#settings.set('profile', KEY, profile);
  }

  /** After a restored snapshot. */
  reload(): void {
    this.#stored = this.#settings.all<Profile>('profile')[0]?.[1];
  }
}
