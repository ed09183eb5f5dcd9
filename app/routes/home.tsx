import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { SoccerLobby } from '#app/features/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import * as styles from './home.module.css';

/** How many matches the home page shows. */
const MATCHES_SHOWN = 6;

export function HomeRoute() {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <>
      <section className={styles.hero}>
        <PageTitle text={t('home.title', { name })} />
        <p>{t('home.lead')}</p>
        <Link className={styles.link} to={paths.soccer}>
          {t('home.allMatches')}
        </Link>
      </section>
      <SoccerLobby most={MATCHES_SHOWN} />
    </>
  );
}
