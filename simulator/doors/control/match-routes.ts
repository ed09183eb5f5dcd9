import * as v from 'valibot';
import { EngineError } from '#engine/money';
import { MarkSixGame, RaceGame } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import { overrideMatch } from '../../domain/sports/override-match.ts';
import { runDue } from '../world/run-due.ts';
import { MatchOverride } from '../../domain/sports/match-override.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

export const matchRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'POST',
    path: 'matches/{id}',
    what: 'Override a match: { result: { ft, ht } } | { void: true } | { suspended: ["wl"] } | { odds: { "wl:w": "2.10" } } | { start_time } | { handicap: "-1" } | { total: "198.5" }',
    body: MatchOverride,
    handle: ({ world, params, body }) => {
      overrideMatch(world, params['id'] ?? '', body);
      runDue(world);
      const plan = world.fixtures.plan(params['id'] ?? '');
      return plan && world.fixtures.view(plan, world.now()).match;
    },
  }),
  defineControl({
    method: 'POST',
    path: 'draws/{id}',
    what: 'Set a draw before it is drawn: { numbers: [six], special } or { finish: [ten] }',
    body: v.union(
      [
        v.strictObject({ numbers: v.array(v.number()), special: v.number() }),
        v.strictObject({ finish: v.array(v.number()) }),
      ],
      'either { numbers, special } or { finish }',
    ),
    handle: ({ world, params, body }) => {
      const id = params['id'] ?? '';
      const nowMs = world.now();
      const draw =
        MarkSixGame.options.map((game) => world.draws.draw(game, id, nowMs)).find((each) => each !== undefined) ??
        RaceGame.options.map((game) => world.draws.race(game, id, nowMs)).find((each) => each !== undefined);
      if (draw === undefined) throw new Refusal('notFound', `Unknown draw or race ${id}`, { field: 'id' });
      if (draw.state === 'drawn') throw new Refusal('badRequest', 'This draw is already drawn', { field: 'id' });
      try {
        if ('finish' in body) world.draws.setFinish(id, body.finish);
        else world.draws.setNumbers(id, body);
      } catch (error) {
        if (error instanceof EngineError) throw new Refusal('badRequest', error.message, { field: error.path });
        throw error;
      }
      return { ok: true, id };
    },
  }),
];
