import { AnswerRule } from '../../core/answers/answer-rule.ts';
import { Refusal } from '../../core/refusal.ts';
import { defineControl, type ControlRoute } from './control-route.ts';
import { oneOrMore } from './one-or-more.ts';

export const answerRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'answers',
    what: 'All custom answers, with how often they were given',
    handle: ({ world }) => world.answers.list(),
  }),
  defineControl({
    method: 'POST',
    path: 'answers',
    what: 'Add a custom answer of a row, or several: { row, data | merge | refusal, params?, query?, body?, nth?, times?, ... }',
    body: oneOrMore(AnswerRule),
    handle: ({ world, body }) =>
      Array.isArray(body) ? body.map((rule) => world.answers.add(rule)) : world.answers.add(body),
  }),
  defineControl({
    method: 'DELETE',
    path: 'answers',
    what: 'Remove all custom answers',
    handle: ({ world }) => world.answers.clear(),
  }),
  defineControl({
    method: 'DELETE',
    path: 'answers/{id}',
    what: 'Remove a custom answer',
    handle: ({ world, params }) => {
      if (!world.answers.remove(params['id'] ?? ''))
        throw new Refusal('notFound', `Unknown custom answer ${params['id']}`);
    },
  }),
];
