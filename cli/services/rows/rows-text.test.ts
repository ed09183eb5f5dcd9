import { expect, it } from 'vitest';
import type { CheckName } from './answer-checks.ts';
import { rowsText } from './rows-text.ts';

const result = (id: string, check: CheckName, what: string) => ({
  id,
  counts: new Map<CheckName, number>([[check, 1]]),
  findings: [{ check, what, request: `request of ${id}` }],
});

it('shows money, access and server errors first', () => {
  const found = [
    result('one', 'response_schema_conformance', 'data is missing'),
    result('two', 'ignored_auth', 'status 200, not 401'),
    result('three', 'not_a_server_error', 'status 500'),
  ];
  const [first, , second, , third] = rowsText(found, false, 'URL').split('\n');
  expect([first, second, third]).toEqual([
    'three: not_a_server_error: status 500',
    'two: ignored_auth: status 200, not 401',
    'one: response_schema_conformance: data is missing',
  ]);
});

it('shows twenty that are different, and counts the others', () => {
  const found = Array.from({ length: 23 }, (_, at) => result(`row${at}`, 'response_schema_conformance', `place ${at}`));
  const text = rowsText(found, false, 'URL');
  expect(text).toContain('row19: ');
  expect(text).not.toContain('row20: ');
  expect(text).toContain('and 3 more: --junit FILE has all');
});
