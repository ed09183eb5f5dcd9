import * as v from 'valibot';
import { MarketKind } from '../entities/sport-game.ts';
import { LimitedGame } from '../entities/limited-game.ts';
import { Amount } from '../primitives.ts';

const Longest = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(15),
  v.description('matches in the longest line of this market'),
);
const OfMarkets = v.partial(
  v.strictObject(
    Object.fromEntries(MarketKind.options.map((kind) => [kind, Longest])) as Record<
      (typeof MarketKind.options)[number],
      typeof Longest
    >,
  ),
);
const LineLength = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
const Share = v.pipe(v.string(), v.regex(/^0\.\d{1,4}$/, 'must be a share below 1, such as "0.2" for 20 %'));
const Region = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as "BR"'));

const Regions = v.pipe(
  v.array(Region),
  v.maxLength(250),
  v.description('countries whose players may not bet on this game'),
);

/** Cap of a line of `from` to `to` matches. */
const Cap = v.pipe(
  v.strictObject({
    from: v.pipe(LineLength, v.description('matches of the shortest line that it is for')),
    to: v.pipe(LineLength, v.description('matches of the longest line that it is for')),
    cap: v.pipe(Amount, v.description('the most that such a line pays')),
  }),
  v.check(({ from, to }) => from <= to, '`from` must not be above `to`'),
  v.check(({ cap }) => /[1-9]/.test(cap), '`cap` must be above 0: leave it out where nothing is capped'),
);

const RulesInFull = v.strictObject({
  folds: v.optional(
    v.pipe(
      v.union([
        v.picklist(['specification', 'trade']),
        v.partial(
          v.strictObject({
            soccer: v.pipe(OfMarkets, v.description('longest lines of soccer')),
            basketball: v.pipe(OfMarkets, v.description('longest lines of basketball')),
            bd: v.pipe(OfMarkets, v.description('longest lines of bd')),
          }),
        ),
      ]),
      v.description('longest line of each market: up to 15 (specification), 4, 6 and 8 (trade), or your own numbers'),
    ),
  ),
  prizeCap: v.optional(
    v.pipe(
      v.union([v.picklist(['specification', 'official']), v.pipe(v.array(Cap), v.maxLength(20))]),
      v.description('the most that one line pays, by its length'),
    ),
  ),
  withholding: v.optional(
    v.pipe(
      v.union([
        v.picklist(['specification', 'official']),
        v.strictObject({
          threshold: v.pipe(Amount, v.description('prizes up to this are paid whole')),
          rate: v.pipe(Share, v.description('the share that is withheld')),
        }),
      ]),
      v.description('the share that is withheld of a prize over the threshold'),
    ),
  ),
  postponedHours: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(720),
      v.description('a match that is postponed by more hours is void'),
    ),
  ),
  disabledRegions: v.optional(
    v.pipe(
      v.partial(
        v.strictObject(
          Object.fromEntries(LimitedGame.options.map((game) => [game, Regions])) as Record<LimitedGame, typeof Regions>,
        ),
      ),
      v.description('countries whose players may not bet on a game, beside those that the upstream names'),
    ),
  ),
});
export type BrandRules = v.InferOutput<typeof RulesInFull>;

/** Sets of rules by name. `csl`: the Chinese sports lottery's rules text in section 9 of the specification. */
export const RULE_SETS: Readonly<Record<'csl', BrandRules>> = {
  csl: { folds: 'specification', prizeCap: 'specification', withholding: 'specification', postponedHours: 36 },
};

/**
 * A house's betting rules: a set by name, or each rule as numbers or a table's name. Slip, rules pages, simulator and `slipway
 * audit --brand` use them; the operator's upstream must apply the same. Amounts are in the brand's `currency`.
 */
export const BrandRules = v.union([
  v.pipe(
    v.picklist(['csl']),
    v.description('prize caps, withholding and 36 hours of the Chinese sports lottery'),
    v.transform((name) => RULE_SETS[name]),
  ),
  RulesInFull,
]);
