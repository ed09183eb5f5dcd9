import type { GameLimits, LimitedGame, OddsItem } from '#contract/entities';
import { convertBetween, type Currency, currencyCode, rateOf } from '#engine/money';
import {
  type BonusStep,
  convertRules,
  type FoldTable,
  type HouseRules,
  houseRules,
  marketMaxFold,
  type RuleNumbers,
  type SettleRules,
  type Slip,
} from '#engine/sports';
import { BASE_CURRENCY, CURRENCIES, GAME_LIMITS } from '#fixtures/world';
import type { Settings } from '../../core/store/settings.ts';
import type { BetDoc } from './bet-record.ts';

const SETTLEMENT = 'rules';
const FOLDS = 'table';

/** Bounds of a bet on a price list item, in the base currency. */
export type ItemBounds = Pick<OddsItem, 'min' | 'max'>;

/** A brand's `rules` with the currency of their amounts. */
export interface OperatorRules extends HouseRules {
  readonly currency?: string | undefined;
  readonly disabledRegions?: Readonly<Partial<Record<LimitedGame, readonly string[] | undefined>>> | undefined;
  readonly accumulatorBonus?: readonly BonusStep[] | undefined;
}

/** The limits of each game and the rules of settlement: the operator's settings, which control calls change. */
export class BookRules {
  readonly #settings: Settings;
  readonly #own: OperatorRules;
  readonly #house: RuleNumbers;
  #limits = new Map<string, GameLimits>();
  #settlement: SettleRules | undefined;
  #folds: FoldTable | undefined;
  #items = new Map<string, ItemBounds>();
  #prices = new Map<string, readonly OddsItem[]>();

  constructor(settings: Settings, own: OperatorRules = {}) {
    this.#settings = settings;
    this.#own = own;
    this.#house = houseRules(own);
    this.reload();
  }

  reload(): void {
    this.#limits = new Map(this.#settings.all<GameLimits>('limits'));
    this.#items = new Map(this.#settings.all<ItemBounds>('items'));
    this.#prices = new Map(this.#settings.all<readonly OddsItem[]>('prices'));
    this.#settlement = new Map(this.#settings.all<SettleRules>('settlement')).get(SETTLEMENT);
    this.#folds = new Map(this.#settings.all<FoldTable>('folds')).get(FOLDS);
  }

  /** The upstream's limits with the brand's regions. */
  limits(game: LimitedGame): GameLimits {
    const limits = this.#limits.get(game) ?? GAME_LIMITS[game];
    const regions = this.#own.disabledRegions?.[game] ?? [];
    if (regions.length === 0) return limits;
    return { ...limits, disabled_regions: [...new Set([...limits.disabled_regions, ...regions])] };
  }

  setLimits(game: LimitedGame, change: Partial<GameLimits>): GameLimits {
    const limits = { ...(this.#limits.get(game) ?? GAME_LIMITS[game]), ...change };
    this.#limits.set(game, limits);
    this.#settings.set('limits', game, limits);
    return this.limits(game);
  }

  /** The price list with the operator's prices and bounds. */
  priceList(game: LimitedGame, list: readonly OddsItem[]): OddsItem[] {
    const bounds = this.#items.get(game);
    const prices = this.#prices.get(game) ?? [];
    const priced = ({ index, top }: OddsItem) => prices.find((each) => each.index === index && each.top === top);
    return list.map((item) => ({ ...item, ...priced(item), ...bounds }));
  }

  setPrices(game: LimitedGame, prices: readonly OddsItem[]): void {
    this.#prices.set(game, prices);
    this.#settings.set('prices', game, prices);
  }

  setItemBounds(game: LimitedGame, bounds: ItemBounds): ItemBounds {
    this.#items.set(game, bounds);
    this.#settings.set('items', game, bounds);
    return bounds;
  }

  get folds(): FoldTable {
    return this.#folds ?? this.#house.folds;
  }

  setFolds(folds: FoldTable): FoldTable {
    this.#folds = folds;
    this.#settings.set('folds', FOLDS, folds);
    return folds;
  }

  /** A match postponed by more hours is void. */
  get postponedHours(): number {
    return this.#house.postponedHours;
  }

  /** Stored on a new bet. */
  boundsOf({ game, matches }: Slip): NonNullable<BetDoc['bounds']> {
    const longest = matches.flatMap(({ picks }) => picks.map(({ market }) => marketMaxFold(game, market, this.folds)));
    return { longest_line: Math.min(...longest), postponed_hours: this.postponedHours };
  }

  /** Set by a control call for slips of every currency; else empty. */
  get settlement(): SettleRules {
    return this.#settlement ?? {};
  }

  /**
   * The brand's rules for a new bet, in its currency, stored on it. Undefined if a control call has set others or the brand has
   * none.
   */
  rulesOfNewBet(money: Currency): SettleRules | undefined {
    const { settlement } = this.#house;
    if (this.#settlement !== undefined || Object.keys(settlement).length === 0) return undefined;
    const from = rateOf(CURRENCIES, this.#own.currency ?? BASE_CURRENCY);
    const rates = { from, to: rateOf(CURRENCIES, currencyCode(money)) };
    return convertRules(settlement, (amount) => convertBetween(amount, rates, money));
  }

  /** Stored on a new bet. */
  get bonusOfNewBet(): readonly BonusStep[] | undefined {
    return this.#own.accumulatorBonus;
  }

  setSettlement(rules: SettleRules): SettleRules {
    this.#settlement = rules;
    this.#settings.set('settlement', SETTLEMENT, rules);
    return rules;
  }
}
