import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/layout/page-title.tsx';
import { SportLobby, SportTeaser, type LobbySport } from '#app/features/betting/sports/index.ts';
import './first-odds.css';

/** The first matches of the home page. */
export function HomeOdds() {
  return <SportTeaser onSettled={() => undefined} />;
}

/** The lobby of a sport, as `LobbyPage` shows it. */
export function LobbyOdds({ sport }: { readonly sport: LobbySport }) {
  const { t } = useTranslation('sports');
  return (
    <>
      <PageTitle text={t(`sport.${sport}`)} />
      <SportLobby sport={sport} />
    </>
  );
}
