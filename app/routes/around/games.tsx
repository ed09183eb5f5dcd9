import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { WALLET_GAMES } from '#contract/brand';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { Arcade, GameList, PROVIDERS, providerOf, type Provider } from '#app/features/around/games/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** Bare /game: redirects to the first visible provider. */
export function FirstGamesRoute() {
  const { games, walletGames } = useAvailability();
  const all = [...games, ...walletGames];
  const first = all.find(({ state }) => state === 'active') ?? all[0];
  const type = providerOf(first?.game) ?? first?.game;
  return type === undefined ? <NotFoundRoute /> : <Navigate to={fillPath(paths.gamesOf, { type })} replace />;
}

export function GamesOfRoute() {
  const asked = useParams()['type'];
  const type = providerOf(asked);
  const own = WALLET_GAMES.find((game) => game === asked);
  if (own !== undefined) return <WalletGame key={own} game={own} />;
  return type === undefined ? <NotFoundRoute /> : <Lobby key={type} type={type} />;
}

const WalletGamePage = lazy(async () => ({ default: (await import('./wallet-game.tsx')).WalletGamePage }));

/** Lazy, because it brings the wallet's forms, which lobbies without a wallet do not need. */
function WalletGame({ game }: { readonly game: (typeof WALLET_GAMES)[number] }) {
  const { t } = useTranslation('games');
  return (
    <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
      <WalletGamePage game={game} />
    </Suspense>
  );
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

/** All games by provider: the phone's navigation leads here. */
export function GameArcadeRoute() {
  const { t } = useTranslation('games');
  return (
    <>
      <PageTitle text={t('title')} />
      <Arcade />
    </>
  );
}
