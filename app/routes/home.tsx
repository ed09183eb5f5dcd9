import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Hero } from '#app/features/home/index.ts';
import { useIsPlayer } from '#app/features/session/index.ts';
import { SoccerLobby } from '#app/features/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';

/** How many matches the home page shows. */
const MATCHES_SHOWN = 6;

export function HomeRoute() {
  const { t } = useTranslation();
  const isPlayer = useIsPlayer();
  return (
    <>
      <Hero title={(text) => <PageTitle text={text} />}>
        {!isPlayer && <Link to={paths.registration}>{t('register.title')}</Link>}
        <Link to={paths.soccer}>{t('home.allMatches')}</Link>
      </Hero>
      <SoccerLobby most={MATCHES_SHOWN} />
    </>
  );
}
