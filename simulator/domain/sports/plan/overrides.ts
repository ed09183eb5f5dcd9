import type { Settings } from '../../../core/store/settings.ts';

export interface Override {
  readonly result?: { readonly ft: string; readonly ht: string } | undefined;
  readonly isVoid?: boolean | undefined;
  readonly suspended?: readonly string[] | undefined;
  readonly startMs?: number | undefined;
  /** Odds by `market:outcome`. */
  readonly odds?: Readonly<Record<string, string>> | undefined;
  readonly handicap?: string | undefined;
  readonly total?: string | undefined;
}

/** Applies from an instant of the world's clock. */
interface Since {
  readonly atMs: number;
  readonly override: Override;
}

/** Earlier overrides, for the price history. */
const MAX_PAST = 50;

/** `version` grows with each change and invalidates cached views. */
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

  /** The override at an earlier instant. */
  at(matchId: string, ms: number): Override | undefined {
    const past = this.#past.get(matchId);
    return past === undefined ? this.of(matchId) : past.findLast(({ atMs }) => atMs <= ms)?.override;
  }

  /** When the next override applied after an instant; infinite if none. */
  nextAfter(matchId: string, ms: number): number {
    return this.#past.get(matchId)?.find(({ atMs }) => atMs > ms)?.atMs ?? Number.POSITIVE_INFINITY;
  }

  /** @param atMs of the world's clock; without it, it applies to the past too */
  set(matchId: string, override: Override, atMs = 0): Override {
    const changed = { ...this.#byMatch.get(matchId), ...override };
    // A clock that was set back forgets later ones.
    const before = (this.#past.get(matchId) ?? []).filter((since) => since.atMs < atMs);
    const past = [...before, { atMs, override: changed }].slice(-MAX_PAST);
    this.#byMatch.set(matchId, changed);
    this.#past.set(matchId, past);
    this.#settings.set('override', matchId, changed);
    this.#settings.set('overridePast', matchId, past);
    this.version++;
    return changed;
  }

  reload(): void {
    this.#byMatch = new Map(this.#settings.all<Override>('override'));
    this.#past = new Map(this.#settings.all<readonly Since[]>('overridePast'));
    // At version 0 a world uses its seed's shared views.
    if (this.#byMatch.size > 0 || this.version > 0) this.version++;
  }
}
