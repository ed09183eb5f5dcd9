import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { LiveCentre, type LiveSport } from '#app/features/betting/live/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';
import { useIsClosedHere } from '#app/routes/region-notice.tsx';
import { Notice } from '#app/ui/notice.tsx';

const isLiveSport = (game: string): game is LiveSport =>
  game === 'soccer' || game === 'basketball' || game === 'bd' || game === 'cricket';

/** The live centre, with the sports that the brand offers and that take bets from the player's region. */
export function LiveRoute() {
  const { t } = useTranslation(['sports', 'slip']);
  const { sports, isVisible, stateOf } = useAvailability();
  const mayUrge = useMayUrge() === true;
  const skipped = (sport: LiveSport) => ({ skip: stateOf(sport) !== 'active' });
  const soccer = useIsClosedHere('soccer', skipped('soccer'));
  const basketball = useIsClosedHere('basketball', skipped('basketball'));
  const bd = useIsClosedHere('bd', skipped('bd'));
  const cricket = useIsClosedHere('cricket', skipped('cricket'));
  const { open, closed } = useMemo(() => {
    const isClosed = { soccer, basketball, bd, cricket };
    const active = sports.flatMap(({ game, state }) => (state === 'active' && isLiveSport(game) ? [game] : []));
    return { open: active.filter((sport) => !isClosed[sport]), closed: active.filter((sport) => isClosed[sport]) };
  }, [sports, soccer, basketball, bd, cricket]);
  if (!sports.some(({ game }) => isLiveSport(game) && isVisible(game))) return <NotFoundRoute />;
  return (
    <>
      <PageTitle isHidden text={t('sports:centre.title')} />
      {closed.map((sport) => (
        <Notice key={sport} kind="warning">
          {`${t(`sports:sport.${sport}`)}: ${t('slip:limit.disabledRegions')}`}
        </Notice>
      ))}
      <LiveCentre sports={open} mayUrge={mayUrge} />
    </>
  );
}
