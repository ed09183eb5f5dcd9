import type { GameLimits, LimitedGame, OddsItem } from '#contract/entities';
import type { SettleRules } from '#engine/sports';
import { GAME_LIMITS } from '#fixtures/world';
import type { Settings } from '../../core/store/settings.ts';

const SETTLEMENT = 'rules';

/** The least and the most on one item of a price list, in the base currency. */
export type ItemBounds = Pick<OddsItem, 'min' | 'max'>;

/** The limits of each game and the rules by which slips are settled: the operator's settings, which control calls change. */
export class BookRules {
  readonly #settings: Settings;
  #limits = new Map<string, GameLimits>();
  #settlement: SettleRules = {};
  #items = new Map<string, ItemBounds>();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.reload();
  }

  /** Reads the store again. */
  reload(): void {
    this.#limits = new Map(this.#settings.all<GameLimits>('limits'));
    this.#items = new Map(this.#settings.all<ItemBounds>('items'));
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

  /** The price list of a game, with the bounds of a bet on each item that the operator has set. */
  priceList(game: LimitedGame, list: readonly OddsItem[]): OddsItem[] {
    const bounds = this.#items.get(game);
    return list.map((item) => ({ ...item, ...bounds }));
  }

  setItemBounds(game: LimitedGame, bounds: ItemBounds): ItemBounds {
    this.#items.set(game, bounds);
    this.#settings.set('items', game, bounds);
    return bounds;
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
