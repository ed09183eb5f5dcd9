import type { GameLimits, LimitedGame } from '#contract/entities';
import type { SettleRules } from '#engine/sports';
import { GAME_LIMITS } from '#fixtures/world';
import type { Settings } from '../../core/store/settings.ts';

const SETTLEMENT = 'rules';

/** The limits of each game and the rules by which slips are settled: the operator's settings, which control calls change. */
export class BookRules {
  readonly #settings: Settings;
  #limits = new Map<string, GameLimits>();
  #settlement: SettleRules = {};

  constructor(settings: Settings) {
    this.#settings = settings;
    this.reload();
  }

  /** Reads the store again. */
  reload(): void {
    this.#limits = new Map(this.#settings.all<GameLimits>('limits'));
    this.#settlement = new Map(this.#settings.all<SettleRules>('settlement')).get(SETTLEMENT) ?? {};
  }

  limits(game: LimitedGame): GameLimits {
    return this.#limits.get(game) ?? GAME_LIMITS[game];
  }

  setLimits(game: LimitedGame, change: Partial<GameLimits>): GameLimits {
    const limits = { ...this.limits(game), ...change };
    this.#limits.set(game, limits);
    this.#settings.set('limits', game, limits);
    return limits;
  }

  get settlement(): SettleRules {
    return this.#settlement;
  }

  setSettlement(rules: SettleRules): SettleRules {
    this.#settlement = rules;
    this.#settings.set('settlement', SETTLEMENT, rules);
    return rules;
  }
}
