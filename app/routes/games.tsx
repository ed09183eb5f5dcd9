import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useAvailability } from '#app/features/availability/index.ts';
import { Arcade, GameList, PROVIDERS, providerOf, type Provider } from '#app/features/games/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { AvailabilityGate } from './availability-gate.tsx';
import { NotFoundRoute } from './not-found.tsx';

/** Bare /game: on to the first provider that is visible. */
export function FirstGamesRoute() {
  const { games } = useAvailability();
  const first = games.find(({ state }) => state === 'active') ?? games[0];
  const type = providerOf(first?.game);
  return type === undefined ? <NotFoundRoute /> : <Navigate to={fillPath(paths.gamesOf, { type })} replace />;
}

export function GamesOfRoute() {
  const type = providerOf(useParams()['type']);
  return type === undefined ? <NotFoundRoute /> : <Lobby key={type} type={type} />;
}

/** The footer's address of PG's games. */
export function PgGameListRoute() {
  return <Lobby type="pgGame" />;
}

function Lobby({ type }: { readonly type: Provider }) {
  const { game, name } = PROVIDERS[type];
  return (
    <AvailabilityGate game={game}>
      <PageTitle text={name} />
      <GameList type={type} />
    </AvailabilityGate>
  );
}

/** All games, by provider: where the phones' navigation leads. */
export function GameArcadeRoute() {
  const { t } = useTranslation('games');
  return (
    <>
      <PageTitle text={t('title')} />
      <Arcade />
    </>
  );
}
