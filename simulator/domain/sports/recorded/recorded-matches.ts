import type { SportGame } from '#contract/entities';
import type { Settings } from '../../../core/store/settings.ts';
import type { MatchPlan, Showing } from '../plan/match-plan.ts';
import { recordedPlan } from './recorded-plan.ts';

/** Matches of another upstream; they replace all others of their game. */
export class RecordedMatches {
  readonly #seed: string;
  readonly #settings: Settings;
  #plans = new Map<string, MatchPlan>();
  version = 0;

  constructor(seed: string, settings: Settings) {
    this.#seed = seed;
    this.#settings = settings;
    this.reload();
  }

  reload(): void {
    this.#plans = new Map();
    for (const [id, showings] of this.#settings.all<Showing[]>('recordedMatch')) this.#plan(id, showings);
    if (this.#plans.size > 0 || this.version > 0) this.version++;
  }

  set(showings: readonly Showing[]): void {
    const inOrder = [...showings].sort((one, other) => one.atMs - other.atMs);
    const byId = new Map<string, Showing[]>();
    for (const showing of inOrder) {
      const { match_id: id } = showing.match;
      byId.set(id, [...(byId.get(id) ?? []), showing]);
    }
    for (const [id, own] of byId) {
      this.#settings.set('recordedMatch', id, own);
      this.#plan(id, own);
    }
    this.version++;
  }

  plan(id: string): MatchPlan | undefined {
    return this.#plans.get(id);
  }

  /** Undefined for a game with the seed's matches. */
  of(game: SportGame): readonly MatchPlan[] | undefined {
    const plans = [...this.#plans.values()].filter((plan) => plan.game === game);
    return plans.length === 0 ? undefined : plans;
  }

  #plan(id: string, [first, ...others]: readonly Showing[]): void {
    if (first) this.#plans.set(id, recordedPlan(this.#seed, [first, ...others]));
  }
}
