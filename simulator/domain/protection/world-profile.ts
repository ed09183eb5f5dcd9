import type { Profile } from '#contract/brand';
import type { Settings } from '../../core/store/settings.ts';

const KEY = 'name';

/**
 * The jurisdiction of a world (design: protection). It is stored, so that a world on disk keeps its rules. Only an explicit
 * profile changes it.
 */
export class WorldProfile {
  readonly #settings: Settings;
  readonly #ofNew: Profile;
  #stored: Profile | undefined;

  /** @param ofNew for a world without a stored profile */
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

  reload(): void {
    this.#stored = this.#settings.all<Profile>('profile')[0]?.[1];
  }
}
