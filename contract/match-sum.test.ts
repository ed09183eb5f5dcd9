import { describe, expect, it } from 'vitest';
import type { Match } from './entities/match.ts';
import { sumOfMatches } from './match-sum.ts';

const MATCH: Match = {
  match_id: 'm-1',
  game: 'soccer',
  league: { id: 'brn', name: 'Britannic First Division' },
  home: 'Ashford Vale',
  away: 'Merrow United',
  start_time: '2026-03-14T15:00:00Z',
  state: 'live',
  minute: 7,
  score: '1:0',
  markets: [
    {
      kind: 'handicap',
      status: 'open',
      handicap_val: '-1',
      outcomes: [
        { outcome: 'w', odds: '1.85' },
        { outcome: 'l', odds: '2.05' },
      ],
    },
  ],
};
const [MARKET] = MATCH.markets;
const OTHER: Match = { ...MATCH, match_id: 'm-2' };

/** FNV-1a as its authors write it down, over bytes. */
function fnv1a(text: string): string {
  let hash = 0x81_1c_9d_c5n;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x01_00_01_93n) % 2n ** 32n;
  return hash.toString(16).padStart(8, '0');
}

describe('the sum of a list of matches', () => {
  it('is FNV-1a of a line for each match', () => {
    expect(sumOfMatches([])).toBe(fnv1a(''));
    expect(sumOfMatches([MATCH, { ...OTHER, state: 'scheduled', minute: undefined, score: undefined }])).toBe(
      fnv1a(
        [
          'm-1 2026-03-14T15:00:00Z live 7 1:0  handicap open -1 w 1.85 l 2.05\n',
          'm-2 2026-03-14T15:00:00Z scheduled    handicap open -1 w 1.85 l 2.05\n',
        ].join(''),
      ),
    );
  });

  it('goes on from the sum of what is before', () => {
    expect(sumOfMatches([OTHER], sumOfMatches([MATCH]))).toBe(sumOfMatches([MATCH, OTHER]));
  });

  it.each<[string, Partial<Match>]>([
    ['state', { state: 'finished' }],
    ['minute', { minute: 8 }],
    ['score', { score: '1:1' }],
    ['score of the first half', { half_time_score: '1:0' }],
    ['time', { start_time: '2026-03-14T16:00:00Z' }],
    ['line', { markets: [{ ...MARKET, handicap_val: '+1' } as Match['markets'][number]] }],
    ['suspension', { markets: [{ ...MARKET, status: 'suspended' } as Match['markets'][number]] }],
    ['price', { markets: [{ ...MARKET, outcomes: [{ outcome: 'w', odds: '1.86' }] } as Match['markets'][number]] }],
    ['markets', { markets: [] }],
  ])('is another one with another %s', (_, change) => {
    expect(sumOfMatches([{ ...MATCH, ...change }])).not.toBe(sumOfMatches([MATCH]));
  });

  it('is another one in another order, and the same in another language', () => {
    expect(sumOfMatches([OTHER, MATCH])).not.toBe(sumOfMatches([MATCH, OTHER]));
    expect(sumOfMatches([{ ...MATCH, home: 'Эшфорд', league: { id: 'brn', name: 'Британский' } }])).toBe(
      sumOfMatches([MATCH]),
    );
  });
});
