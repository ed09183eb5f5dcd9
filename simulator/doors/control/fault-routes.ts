import { FaultRule } from '../../core/faults/fault-rule.ts';
import { Refusal } from '../../core/refusal.ts';
import { defineControl, type ControlRoute } from './control-route.ts';
import { oneOrMore } from './one-or-more.ts';

export const faultRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'faults',
    what: 'All fault rules, with how often they struck',
    handle: ({ world }) => world.faults.list(),
  }),
  defineControl({
    method: 'POST',
    path: 'faults',
    what: 'Add a rule, or several',
    body: oneOrMore(FaultRule),
    handle: ({ world, body }) =>
      Array.isArray(body) ? body.map((rule) => world.faults.add(rule)) : world.faults.add(body),
  }),
  defineControl({
    method: 'DELETE',
    path: 'faults',
    what: 'Remove all rules',
    handle: ({ world }) => world.faults.clear(),
  }),
  defineControl({
    method: 'DELETE',
    path: 'faults/{id}',
    what: 'Remove a rule',
    handle: ({ world, params }) => {
      if (!world.faults.remove(params['id'] ?? '')) throw new Refusal('notFound', `Unknown rule ${params['id']}`);
    },
  }),
];
