import { useTranslation } from 'react-i18next';
import { isMatchResults, type ResultGame } from './result-games.ts';

/** What games are called. */
export function useGameName(): (game: ResultGame) => string {
  const { t } = useTranslation(['results', 'lottery']);
  return (game) => (isMatchResults(game) ? t(`results:sport.${game}`) : t(`lottery:game.${game}`));
}
