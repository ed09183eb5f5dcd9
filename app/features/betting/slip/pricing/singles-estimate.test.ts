import { expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import type { CheckedTicket } from './check-ticket.ts';
import { singlesEstimate } from './singles-estimate.ts';

/** A single with its stake; none where it cannot be read. */
const single = (bet: SlipItem, stake?: string): CheckedTicket =>
  ({
    ticket: { priced: [{ bet }] },
    ...(stake !== undefined && { bet: { slip: { stake } } }),
  }) as unknown as CheckedTicket;

const home = aPick({ odds: '2' });
const draw = aPick({ outcome: 'd', odds: '3' });
const other = aPick({ matchId: 'm2', odds: '1.5' });

it.each([
  // Only one outcome of a match wins: 20 or 30, never both.
  ['two outcomes of a match', [single(home, '10'), single(draw, '10')], '30.000000'],
  ['two matches', [single(home, '10'), single(other, '4')], '26.000000'],
  // The engine takes the picks match by match; each keeps its own stake.
  ['picks of a match apart', [single(home, '10'), single(other, '4'), single(draw, '1')], '26.000000'],
  ['one without a stake', [single(home), single(other, '4')], '6.000000'],
])('the highest payout of %s', (_, staked, max) => {
  expect(singlesEstimate('soccer', staked, 'USDT')).toMatchObject({ max });
});
