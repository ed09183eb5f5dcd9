import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MyBets } from '#app/features/betting/my-bets/index.ts';
import { PlayerOnly, SessionEnded, useIsPlayer } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useClosedSite } from './closed-site.ts';

export function MyBetsRoute() {
  const { t } = useTranslation('bets');
  const isPlayer = useIsPlayer();
  const isClosed = useClosedSite();
  if (!isPlayer && isClosed !== false) return isClosed === true ? <ClosedForGuests /> : <NotKnown />;
  return (
    <PlayerOnly>
      <PageTitle text={t('title')} />
      <MyBets />
    </PlayerOnly>
  );
}

/** Before the server has said whether the site is closed. */
function NotKnown() {
  const { t } = useTranslation('bets');
  return (
    <>
      <PageTitle text={t('title')} />
      <Skeleton rows={3} label={t('loading')} />
    </>
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
