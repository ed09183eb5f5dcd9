import type { Settings } from '../../../core/store/settings.ts';

/** What control calls have changed in a match. */
export interface Override {
  readonly result?: { readonly ft: string; readonly ht: string } | undefined;
  readonly isVoid?: boolean | undefined;
  readonly suspended?: readonly string[] | undefined;
  readonly startMs?: number | undefined;
  /** `market:outcome` to odds. */
  readonly odds?: Readonly<Record<string, string>> | undefined;
  readonly handicap?: string | undefined;
  readonly total?: string | undefined;
}

/** The overrides of a world. `version` grows with each change, so that cached views become invalid. */
export class Overrides {
  readonly #settings: Settings;
  #byMatch = new Map<string, Override>();
  version = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.reload();
  }

  of(matchId: string): Override | undefined {
    return this.#byMatch.get(matchId);
  }

  set(matchId: string, override: Override): Override {
    const changed = { ...this.#byMatch.get(matchId), ...override };
    this.#byMatch.set(matchId, changed);
    this.#settings.set('override', matchId, changed);
    this.version++;
    return changed;
  }

  /** Reads the store again. */
  reload(): void {
    this.#byMatch = new Map(this.#settings.all<Override>('override'));
    // Version 0 makes a world use the shared views of its seed.
    if (this.#byMatch.size > 0 || this.version > 0) this.version++;
  }
}
