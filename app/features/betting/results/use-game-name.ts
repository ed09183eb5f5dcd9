import { useTranslation } from 'react-i18next';
import { isMatchResults, type ResultGame } from './result-games.ts';

/** The names of games. */
export function useGameName(): (game: ResultGame) => string {
  const { t } = useTranslation(['results', 'shell', 'lottery']);
  return (game) => {
    if (game === '365sports') return t('results:feed');
    return isMatchResults(game) || game === 'cricket' ? t(`shell:nav.${game}`) : t(`lottery:game.${game}`);
  };
}
