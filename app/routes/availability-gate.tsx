import { lazy, Suspense } from 'react';
import { useAvailability, type GameName } from '#app/features/around/availability/index.ts';
import { ComingSoonRoute } from './around/coming-soon.tsx';
import { GameDisabled } from './around/game-disabled.tsx';
import { NotFoundRoute } from './not-found.tsx';
import { UnderConstructionRoute } from './around/under-construction.tsx';
import { whenCalm } from '#app/ui/first/calm.ts';
import type { Elements } from '#app/ui/elements.ts';

const RegionNotice = lazy(async () => {
  await whenCalm();
  return { default: (await import('./region-notice.tsx')).RegionNotice };
});

interface AvailabilityGateProps {
  readonly game: GameName;
  readonly children: Elements;
}

/** The page of a game: not found if the brand or the upstream hides it, a message if it is disabled or not open yet. */
export function AvailabilityGate({ game, children }: AvailabilityGateProps) {
  const { stateOf } = useAvailability();
  switch (stateOf(game)) {
    case 'active':
      return (
        <>
          <Suspense>
            <RegionNotice game={game} />
          </Suspense>
          {children}
        </>
      );
    case 'disabled':
      return <GameDisabled />;
    case 'comingSoon':
      return <ComingSoonRoute />;
    case 'underConstruction':
      return <UnderConstructionRoute />;
    case 'hidden':
      return <NotFoundRoute />;
  }
}
