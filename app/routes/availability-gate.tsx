import type { ReactNode } from 'react';
import { useAvailability, type GameName } from '#app/features/availability/index.ts';
import { ComingSoonRoute } from './coming-soon.tsx';
import { GameDisabled } from './game-disabled.tsx';
import { NotFoundRoute } from './not-found.tsx';
import { UnderConstructionRoute } from './under-construction.tsx';

interface AvailabilityGateProps {
  readonly game: GameName;
  readonly children: ReactNode;
}

/** The page of a game: not found where the brand or the upstream hides it, and a word about it where it is off or not open yet. */
export function AvailabilityGate({ game, children }: AvailabilityGateProps) {
  const { stateOf } = useAvailability();
  switch (stateOf(game)) {
    case 'active':
      return children;
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
