import * as v from 'valibot';
import { GameLimits, LimitedGame, MarkSixGame, OddsItem, RaceGame } from '#contract/entities';
import { FOLD_TABLES, settleSlip, type SettleRules } from '#engine/sports';
import { EngineError } from '#engine/money';
import { Refusal } from '../../core/refusal.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

const Settlement = v.strictObject({
  rounding: v.optional(v.picklist(['truncate-line', 'truncate-total', 'half-even-line'])),
  prizeCap: v.optional(v.array(v.strictObject({ from: v.number(), to: v.number(), cap: v.string() }))),
  withholding: v.optional(v.strictObject({ threshold: v.string(), rate: v.string() })),
});

/** An operator's settings: limits of a game, and rules of settlement. */
export const bookRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'POST',
    path: 'limits/{game}',
    what: 'Set limits of a game, in the base currency: { bet?: { min, max }, multiple?, Bonus?, disabled_regions? }; the rest stays',
    body: v.partial(v.omit(v.strictObject(GameLimits.entries), ['region'])),
    handle: ({ world, params, body }) => {
      const game = v.safeParse(LimitedGame, params['game']);
      if (!game.success) {
        const known = LimitedGame.options.join(', ');
        throw new Refusal('notFound', `${params['game']} has no limits; use one of ${known}`, { field: 'game' });
      }
      return world.bookRules.setLimits(game.output, body as Partial<GameLimits>);
    },
  }),
  defineControl({
    method: 'POST',
    path: 'prices/{game}',
    what: 'Set the bounds of a bet on each item of a price list, in the base currency: { min, max }',
    body: v.strictObject({ min: OddsItem.entries.min, max: OddsItem.entries.max }),
    handle: ({ world, params, body }) => {
      const game = v.safeParse(v.union([MarkSixGame, RaceGame]), params['game']);
      if (!game.success) {
        const known = [...MarkSixGame.options, ...RaceGame.options].join(', ');
        throw new Refusal('notFound', `${params['game']} has no price list; use one of ${known}`, { field: 'game' });
      }
      return world.bookRules.setItemBounds(game.output, body);
    },
  }),
  defineControl({
    method: 'POST',
    path: 'settlement',
    what: 'Set the rules by which sports slips are settled from now on: { rounding?, prizeCap?, withholding? }; {} is the default',
    body: Settlement,
    handle: ({ world, body }) => {
      const rules = body as SettleRules;
      assertRules(rules);
      return world.bookRules.setSettlement(rules);
    },
  }),
  defineControl({
    method: 'POST',
    path: 'folds',
    what: 'Set the longest line of each market from now on, by the name of a table: { table: "specification" | "trade" }',
    body: v.strictObject({ table: v.picklist(['specification', 'trade']) }),
    handle: ({ world, body }) => world.bookRules.setFolds(FOLD_TABLES[body.table]),
  }),
];

/** Refuses unusable rules now, not when a bet ends. */
function assertRules(rules: SettleRules): void {
  const matches = [{ id: 'a', picks: [{ market: 'wl' as const, outcome: 'w', odds: '2' }] }];
  const slip = { game: 'soccer' as const, currency: 'USDT', stake: '1', multiple: 1, passes: ['single'], matches };
  try {
    settleSlip(slip, {}, rules);
  } catch (error) {
    if (error instanceof EngineError) throw new Refusal('badRequest', error.message, { field: error.path });
    throw error;
  }
}
