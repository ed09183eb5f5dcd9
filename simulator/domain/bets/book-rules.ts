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

/** The least and the most on one item of a price list, in the base currency. */
export type ItemBounds = Pick<OddsItem, 'min' | 'max'>;

/** `rules` of a brand, with the currency of their amounts. */
export interface OperatorRules extends HouseRules {
  readonly currency?: string | undefined;
  readonly disabledRegions?: Readonly<Partial<Record<LimitedGame, readonly string[] | undefined>>> | undefined;
  /** What is paid on top of a won accumulator. */
  readonly accumulatorBonus?: readonly BonusStep[] | undefined;
}

/** The limits of each game and the rules by which slips are settled: the operator's settings, which control calls change. */
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

  /** Reads the store again. */
  reload(): void {
    this.#limits = new Map(this.#settings.all<GameLimits>('limits'));
    this.#items = new Map(this.#settings.all<ItemBounds>('items'));
    this.#prices = new Map(this.#settings.all<readonly OddsItem[]>('prices'));
    this.#settlement = new Map(this.#settings.all<SettleRules>('settlement')).get(SETTLEMENT);
    this.#folds = new Map(this.#settings.all<FoldTable>('folds')).get(FOLDS);
  }

  /** The limits of a game; the brand's regions are added to those of the upstream. */
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

  /** The price list of a game, at the prices and with the bounds of a bet on each item that the operator has set. */
  priceList(game: LimitedGame, list: readonly OddsItem[]): OddsItem[] {
    const bounds = this.#items.get(game);
    const prices = this.#prices.get(game) ?? [];
    const priced = ({ index, top }: OddsItem) => prices.find((each) => each.index === index && each.top === top);
    return list.map((item) => ({ ...item, ...priced(item), ...bounds }));
  }

  /** Items of a price list at other prices; the rest stays. */
  setPrices(game: LimitedGame, prices: readonly OddsItem[]): void {
    this.#prices.set(game, prices);
    this.#settings.set('prices', game, prices);
  }

  setItemBounds(game: LimitedGame, bounds: ItemBounds): ItemBounds {
    this.#items.set(game, bounds);
    this.#settings.set('items', game, bounds);
    return bounds;
  }

  /** The longest line of each market. */
  get folds(): FoldTable {
    return this.#folds ?? this.#house.folds;
  }

  setFolds(folds: FoldTable): FoldTable {
    this.#folds = folds;
    this.#settings.set('folds', FOLDS, folds);
    return folds;
  }

  /** A match that is postponed by more hours than these is void. */
  get postponedHours(): number {
    return this.#house.postponedHours;
  }

  /** The bounds of a new bet. They stay on the bet. */
  boundsOf({ game, matches }: Slip): NonNullable<BetDoc['bounds']> {
    const longest = matches.flatMap(({ picks }) => picks.map(({ market }) => marketMaxFold(game, market, this.folds)));
    return { longest_line: Math.min(...longest), postponed_hours: this.postponedHours };
  }

  /** What a control call has set, for slips of every currency; else nothing. */
  get settlement(): SettleRules {
    return this.#settlement ?? {};
  }

  /** The brand's rules for a new bet, in its currency. They stay on the bet. None where a control call has set others, or the brand sets none. */
  rulesOfNewBet(money: Currency): SettleRules | undefined {
    const { settlement } = this.#house;
    if (this.#settlement !== undefined || Object.keys(settlement).length === 0) return undefined;
    const from = rateOf(CURRENCIES, this.#own.currency ?? BASE_CURRENCY);
    const rates = { from, to: rateOf(CURRENCIES, currencyCode(money)) };
    return convertRules(settlement, (amount) => convertBetween(amount, rates, money));
  }

  /** The bonus on accumulators for a new bet. It stays on the bet. */
  get bonusOfNewBet(): readonly BonusStep[] | undefined {
    return this.#own.accumulatorBonus;
  }

  setSettlement(rules: SettleRules): SettleRules {
    this.#settlement = rules;
    this.#settings.set('settlement', SETTLEMENT, rules);
    return rules;
  }
}
