import type { Match } from '#contract/entities';

/** A match on sale, as a list shows it. */
export function aMatch(change: Partial<Match> = {}): Match {
  return {
    match_id: 'm-1',
    game: 'soccer',
    league: { id: 'brn', name: 'Britannic First Division' },
    home: 'Ashford Vale',
    away: 'Merrow United',
    start_time: '2026-03-14T15:00:00Z',
    state: 'scheduled',
    markets: [
      {
        kind: 'wl',
        status: 'open',
        outcomes: [
          { outcome: 'w', odds: '1.85' },
          { outcome: 'd', odds: '3.40' },
          { outcome: 'l', odds: '4.10' },
        ],
      },
    ],
    ...change,
  };
}
