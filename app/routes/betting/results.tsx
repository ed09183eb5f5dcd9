import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { resultGames, Results, useGameName } from '#app/features/betting/results/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** `/results` is the first sport's, soccer as a rule; a game that the brand does not have is not found. */
export function ResultsRoute() {
  const { t } = useTranslation('results');
  const { sport } = useParams();
  const games = resultGames(useBrand());
  const name = useGameName();
  const first = games.includes('soccer') ? 'soccer' : games[0];
  if (sport === undefined && first !== undefined) {
    return <Navigate to={fillPath(paths.resultsOf, { sport: first })} replace />;
  }
  const game = games.find((each) => each === sport);
  if (game === undefined) return <NotFoundRoute />;
  return (
    <>
      <PageTitle text={t('titleOf', { game: name(game) })} />
      <Results game={game} games={games} />
    </>
  );
}
