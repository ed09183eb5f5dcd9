import { expect, it } from 'vitest';
import { listCall } from './list-call.ts';

it.each(['soccer', 'hkmarksix', 'pk10', 'cricket'] as const)(
  'the %s bets of every status are asked for, as the specification says',
  (source) => {
    const { query } = listCall(source, 40);
    expect([String(query?.['status']), query?.['start'], query?.['limit']]).toEqual(['-1', 40, 20]);
  },
);
