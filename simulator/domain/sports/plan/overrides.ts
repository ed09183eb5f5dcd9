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

/** What a match was overridden with from an instant of the world's clock on. */
interface Since {
  readonly atMs: number;
  readonly override: Override;
}

/** Earlier overrides of a match that are remembered, for the history of its prices. */
const MAX_PAST = 50;

/** The overrides of a world. `version` grows with each change, so that cached views become invalid. */
export class Overrides {
  readonly #settings: Settings;
  #byMatch = new Map<string, Override>();
  #past = new Map<string, readonly Since[]>();
  version = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.reload();
  }

  of(matchId: string): Override | undefined {
    return this.#byMatch.get(matchId);
  }

  /** What applied at an earlier instant. */
  at(matchId: string, ms: number): Override | undefined {
    const past = this.#past.get(matchId);
    return past === undefined ? this.of(matchId) : past.findLast(({ atMs }) => atMs <= ms)?.override;
  }

  /** When an override of the match applied for the first time after an instant; infinite, if none did. */
  nextAfter(matchId: string, ms: number): number {
    return this.#past.get(matchId)?.find(({ atMs }) => atMs > ms)?.atMs ?? Number.POSITIVE_INFINITY;
  }

  /** @param atMs of the world's clock; without it, the override applies to the match's past too */
  set(matchId: string, override: Override, atMs = 0): Override {
    const changed = { ...this.#byMatch.get(matchId), ...override };
    // A clock that was set back has not seen what came later.
    const before = (this.#past.get(matchId) ?? []).filter((since) => since.atMs < atMs);
    const past = [...before, { atMs, override: changed }].slice(-MAX_PAST);
    this.#byMatch.set(matchId, changed);
    this.#past.set(matchId, past);
    this.#settings.set('override', matchId, changed);
    this.#settings.set('overridePast', matchId, past);
    this.version++;
    return changed;
  }

  /** Reads the store again. */
  reload(): void {
    this.#byMatch = new Map(this.#settings.all<Override>('override'));
    this.#past = new Map(this.#settings.all<readonly Since[]>('overridePast'));
    // Version 0 makes a world use the shared views of its seed.
    if (this.#byMatch.size > 0 || this.version > 0) this.version++;
  }
}
