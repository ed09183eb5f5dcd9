import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asScore } from '#app/i18n/as-score.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import type { MatchDetails, MatchEvent } from '#contract/entities';
import type { Score } from './model/read-events.ts';

/** Texts of the match centre. */
export interface CentreWords {
  readonly t: TFunction<['match', 'sports']>;
  readonly language: string;
  readonly team: (side: MatchEvent['side']) => string;
  readonly period: (period: number) => string;
  /** What happened, without the side. @example 'Over 12, 8 runs' */
  readonly event: (event: MatchEvent) => string;
  /** When: the minute; nothing for an over, which names itself. */
  readonly minute: (event: MatchEvent) => string;
}

export const scoreText = ({ home, away }: Score): string => asScore(`${home}:${away}`);

export function useCentreWords({ game, home, away }: Pick<MatchDetails, 'game' | 'home' | 'away'>): CentreWords {
  const { t, i18n } = useTranslation(['match', 'sports']);
  const { language } = i18n;
  return useMemo(
    () => ({
      t,
      language,
      team: (side) => (side === 'home' ? home : away),
      period: (period) => {
        if (game === 'basketball') return t('sports:period.quarter', { number: period });
        if (game === 'cricket') return t('match:innings', { number: period });
        return t(period === 1 ? 'sports:period.first' : 'sports:period.second');
      },
      event: ({ kind, points = 0, minute, cancelled }) => {
        if (kind === 'points') return t('match:points', { points });
        if (kind === 'over') return t('match:over', { number: minute, runs: points });
        return cancelled === true ? t('match:cancelled') : t(`match:event.${kind}`);
      },
      minute: ({ kind, minute }) => (kind === 'over' ? '' : asNumber(t('sports:minute', { minute }))),
    }),
    [t, language, game, home, away],
  );
}
