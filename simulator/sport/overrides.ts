import type { Kept } from '#simulator/store/kept.ts';

/** What a person or a test has laid over a match by the control calls. */
export interface Override {
  readonly result?: { readonly ft: string; readonly ht: string } | undefined;
  readonly isVoid?: boolean | undefined;
  readonly suspended?: readonly string[] | undefined;
  readonly startMs?: number | undefined;
  /** `market:outcome` to odds. */
  readonly odds?: Readonly<Record<string, string>> | undefined;
}

/** The overrides of a world; `version` grows with each change, so that what was made before it is not shown again. */
export class Overrides {
  readonly #kept: Kept;
  #byMatch = new Map<string, Override>();
  version = 0;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.reload();
  }

  of(matchId: string): Override | undefined {
    return this.#byMatch.get(matchId);
  }

  lay(matchId: string, override: Override): Override {
    const laid = { ...this.#byMatch.get(matchId), ...override };
    this.#byMatch.set(matchId, laid);
    this.#kept.set('override', matchId, laid);
    this.version++;
    return laid;
  }

  /** Reads anew what the store holds. */
  reload(): void {
    this.#byMatch = new Map(this.#kept.all<Override>('override'));
    // Without any, a world shows what all worlds of its seed share.
    if (this.#byMatch.size > 0 || this.version > 0) this.version++;
  }
}
