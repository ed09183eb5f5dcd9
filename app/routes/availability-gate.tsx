import type { ReactNode } from 'react';
import { useAvailability, type GameName } from '#app/features/availability/index.ts';
import { GameDisabled } from './game-disabled.tsx';
import { NotFoundRoute } from './not-found.tsx';

interface AvailabilityGateProps {
  readonly game: GameName;
  readonly children: ReactNode;
}

/** The page of a game: not found where the brand or the upstream hides it, and a word about it where it is disabled. */
export function AvailabilityGate({ game, children }: AvailabilityGateProps) {
  const { stateOf } = useAvailability();
  switch (stateOf(game)) {
    case 'active':
      return children;
    case 'disabled':
      return <GameDisabled />;
    case 'hidden':
      return <NotFoundRoute />;
  }
}
