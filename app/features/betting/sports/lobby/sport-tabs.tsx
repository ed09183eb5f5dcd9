import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { paths } from '#app/paths.ts';
import { isLobbySport, LOBBY_PATHS } from './lobby-sports.ts';
import * as pills from '#app/ui/pills.module.css';

/** Tabs of the brand's sports, in its order, after those of all sports and of what is live. */
export function SportTabs() {
  const { t } = useTranslation('sports');
  const { sports } = useAvailability();
  const own = sports.map(({ game }) => ({
    to: isLobbySport(game) ? LOBBY_PATHS[game] : paths.cricket,
    text: t(`sport.${game}`),
  }));
  const hasSlipSport = sports.some(({ game }) => game !== 'cricket' && game !== '365sports');
  const isOnlyFeed = sports.every(({ game }) => game === '365sports');
  const tabs = [
    ...(hasSlipSport ? [{ to: paths.sportAll, text: t('sport.all') }] : []),
    ...(isOnlyFeed ? [] : [{ to: paths.live, text: t('centre.live') }]),
    ...own,
  ];
  const row = useRef<HTMLElement>(null);
  // On a phone the current one may be beyond the edge.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current === null || current === null || current === undefined) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  });
  return (
    <nav ref={row} aria-label={t('sportsLabel')} className={pills.row}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={pills.pill ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
