import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { WALLET_GAMES, type WalletGame } from '#contract/brand';
import { PlayGame, PROVIDERS, providerOf, type Provider } from '#app/features/around/games/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

export function PlayGameRoute() {
  const { t } = useTranslation('games');
  const { type: asked, id } = useParams();
  const provider = providerOf(asked);
  const own = WALLET_GAMES.find((game) => game === asked);
  if (id === undefined) return <NotFoundRoute />;
  if (own !== undefined) return <Play type={own} game={own} id={id} name={t(own === 'cardGame' ? 'cards' : 'ng')} />;
  return provider === undefined ? <NotFoundRoute /> : <Play type={provider} id={id} {...PROVIDERS[provider]} />;
}

interface PlayProps {
  readonly type: Provider | WalletGame;
  readonly game: (typeof PROVIDERS)[Provider]['game'] | WalletGame;
  readonly id: string;
  readonly name: string;
}

function Play({ type, game, id, name }: PlayProps) {
  return (
    <PlayerOnly>
      <AvailabilityGate game={game}>
        <PageTitle text={name} />
        <PlayGame key={`${type}/${id}`} type={type} id={id} />
      </AvailabilityGate>
    </PlayerOnly>
  );
}
