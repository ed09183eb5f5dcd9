import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { CricketResults } from './cricket-results.tsx';
import { DrawResults } from './draw-results.tsx';
import { MatchResults } from './match-results.tsx';
import { RaceResults } from './race-results.tsx';
import { isMatchResults, isRaceResults, type ResultGame } from './result-games.ts';
import { useGameName } from './use-game-name.ts';
import * as styles from './results.module.css';

interface ResultsProps {
  readonly game: ResultGame;
  readonly games: readonly ResultGame[];
}

/** The results of a game, with links to those of the others. */
export function Results({ game, games }: ResultsProps) {
  // All namespaces that the sections need, so that the page suspends only once.
  const { t } = useTranslation(['results', 'markets', 'lottery', 'racing']);
  const navigate = useNavigate();
  const name = useGameName();
  return (
    <div className={styles.results}>
      {games.length > 1 && (
        <Chips
          label={t('results:choose')}
          options={games.map((value) => ({ value, text: name(value) }))}
          chosen={game}
          onChoose={(sport) => void navigate(fillPath(paths.resultsOf, { sport }))}
        />
      )}
      {isMatchResults(game) ? (
        <MatchResults key={game} game={game} />
      ) : game === 'cricket' ? (
        <CricketResults />
      ) : isRaceResults(game) ? (
        <RaceResults game={game} />
      ) : (
        <DrawResults key={game} game={game} />
      )}
    </div>
  );
}
