import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { isLobbySport, LOBBY_PATHS } from './lobby-sports.ts';
import * as styles from './sport-tabs.module.css';

/** Tabs of the brand's sports, in its order. */
export function SportTabs() {
  const { t } = useTranslation('sports');
  const { sports } = useAvailability();
  const shown = sports.map(({ game }) => game).filter(isLobbySport);
  return (
    <nav aria-label={t('sportsLabel')} className={styles.tabs}>
      {(['all', ...shown] as const).map((sport) => (
        <NavLink key={sport} to={LOBBY_PATHS[sport]} end className={styles.tab ?? ''}>
          {t(`sport.${sport}`)}
        </NavLink>
      ))}
    </nav>
  );
}
