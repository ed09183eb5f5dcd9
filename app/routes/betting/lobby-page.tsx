import { useTranslation } from 'react-i18next';
import { SportLobby, type LobbySport } from '#app/features/betting/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';

/** The lobby of a sport that the brand shows, or of all of them. */
export function LobbyPage({ sport }: { readonly sport: LobbySport | 'all' }) {
  const { t } = useTranslation('sports');
  const page = (
    <>
      <PageTitle isHidden text={t(`sport.${sport}`)} />
      <SportLobby key={sport} sport={sport} />
    </>
  );
  return sport === 'all' ? page : <AvailabilityGate game={sport}>{page}</AvailabilityGate>;
}
