import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { WALLET_GAMES, type WalletGame } from '#contract/brand';
import { PlayGame, PROVIDERS, providerOf, useListGamesQuery, type Provider } from '#app/features/around/games/index.ts';
import { PlayerOnly, useIsPlayer } from '#app/features/account/session/index.ts';
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
  return provider === undefined ? <NotFoundRoute /> : <PlayListed type={provider} id={id} />;
}

interface PlayProps {
  readonly type: Provider | WalletGame;
  readonly game: (typeof PROVIDERS)[Provider]['game'] | WalletGame;
  readonly id: string;
  readonly name: string;
}

/** A game with a name in its provider's list; the provider's until that is known. */
function PlayListed({ type, id }: { readonly type: Provider; readonly id: string }) {
  const { game, name } = PROVIDERS[type];
  const isPlayer = useIsPlayer();
  const { data } = useListGamesQuery(type, { skip: !isPlayer });
  return <Play type={type} id={id} game={game} name={data?.find((listed) => listed.id === id)?.name ?? name} />;
}

function Play({ type, game, id, name }: PlayProps) {
  return (
    <PlayerOnly>
      <AvailabilityGate game={game}>
        <PageTitle text={name} />
        <PlayGame key={`${type}/${id}`} type={type} id={id} name={name} />
      </AvailabilityGate>
    </PlayerOnly>
  );
}
