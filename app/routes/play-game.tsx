import { useParams } from 'react-router-dom';
import { PlayGame, PROVIDERS, providerOf } from '#app/features/games/index.ts';
import { PlayerOnly } from '#app/features/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from './availability-gate.tsx';
import { NotFoundRoute } from './not-found.tsx';

export function PlayGameRoute() {
  const { type: asked, id } = useParams();
  const type = providerOf(asked);
  if (type === undefined || id === undefined) return <NotFoundRoute />;
  const { game, name } = PROVIDERS[type];
  return (
    <PlayerOnly>
      <AvailabilityGate game={game}>
        <PageTitle text={name} />
        <PlayGame key={`${type}/${id}`} type={type} id={id} />
      </AvailabilityGate>
    </PlayerOnly>
  );
}
