import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPlayer } from '#app/features/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useQueryFlag } from './query-flags.ts';

const MyBets = lazy(async () => ({ default: (await import('#app/features/my-bets/index.ts')).MyBets }));

/** `?mybet=true`: the player's bets over the page; a visitor is offered to sign in instead. */
export function MyBetsDrawer() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const [isOpen, close] = useQueryFlag('mybet');
  const isTurnedAway = isOpen && !isPlayer;

  useEffect(() => {
    if (!isTurnedAway) return;
    close();
    dispatch(overlayOpened({ kind: 'signIn' }));
  }, [isTurnedAway, close, dispatch]);

  if (!isOpen || !isPlayer) return null;
  return (
    <Dialog title={t('nav.myBets')} closeLabel={t('close')} shape="drawer" onClose={close}>
      <Suspense fallback={<Skeleton rows={3} label={t('loading')} />}>
        <MyBets />
      </Suspense>
    </Dialog>
  );
}
