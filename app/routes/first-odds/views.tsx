import { useTranslation } from 'react-i18next';
import { CricketTeaser, GamesTeaser, LotteryTeaser } from '#app/features/around/home/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { SportLobby, SportTeaser, type LobbySport } from '#app/features/betting/sports/index.ts';

/** Blocks of the home page that may be its first. */
export const HOME_VIEWS = {
  sports: HomeOdds,
  cricket: CricketTeaser,
  lotteries: LotteryTeaser,
  games: GamesTeaser,
} as const;

/** The first matches of the home page. */
function HomeOdds() {
  return <SportTeaser onSettled={() => undefined} />;
}

/** The lobby of a sport, as `LobbyPage` shows it. */
export function LobbyOdds({ sport }: { readonly sport: LobbySport }) {
  const { t } = useTranslation('sports');
  return (
    <>
      <PageTitle isHidden text={t(`sport.${sport}`)} />
      <SportLobby sport={sport} />
    </>
  );
}
