import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MyBets } from '#app/features/betting/my-bets/index.ts';
import { PlayerOnly, SessionEnded, useIsPlayer } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { useClosedSite } from './closed-site.ts';

export function MyBetsRoute() {
  const { t } = useTranslation('bets');
  const isPlayer = useIsPlayer();
  const isClosed = useClosedSite();
  if (!isPlayer && isClosed === undefined) return null;
  if (!isPlayer && isClosed === true) return <ClosedForGuests />;
  return (
    <PlayerOnly>
      <PageTitle text={t('title')} />
      <MyBets />
    </PlayerOnly>
  );
}

/** Of a closed site: a guest signs in here, as the home page says that it is closed. */
function ClosedForGuests() {
  const { t } = useTranslation('bets');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(overlayOpened({ kind: 'signIn' }));
  }, [dispatch]);
  return (
    <>
      <PageTitle text={t('title')} />
      <SessionEnded />
    </>
  );
}
