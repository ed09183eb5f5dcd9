import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

/** A pick for tests. @example aPick({ odds: '2.10' }) */
export function aPick(over: Partial<SlipItem> = {}): SlipItem {
  return {
    game: 'soccer',
    matchId: 'm1',
    home: 'Calder Vale',
    away: 'Royal Aster',
    league: 'Northern Premier',
    startTime: '2026-03-01T15:00:00.000Z',
    market: 'wl',
    outcome: 'w',
    odds: '1.85',
    ...over,
  };
}
