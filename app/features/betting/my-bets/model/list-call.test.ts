import { expect, it } from 'vitest';
import { listCall } from './list-call.ts';

it.each([
  ['soccer', 'active', '1'],
  ['soccer', 'settled', '-1'],
  ['hkmarksix', 'settled', '-1'],
  ['pk10', 'settled', '-1'],
  // The cricket service has status set B.
  ['cricket', 'active', '0'],
  ['cricket', 'settled', '-1'],
] as const)('the %s bets of the tab %s are asked for by the status %s', (source, tab, status) => {
  const { query } = listCall(source, tab, 40);
  expect([String(query?.['status']), query?.['start'], query?.['limit']]).toEqual([status, 40, 20]);
});
