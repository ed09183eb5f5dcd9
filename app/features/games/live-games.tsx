import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsPlayer } from '#app/features/session/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useLaunchLiveMutation, useListLiveQuery, type LiveGame } from './games-api.ts';
import { countryOf } from './country-of.ts';
import * as styles from './games.module.css';

/** Live games as cards. A press launches one: an overlay covers the page until its address has come. */
export function LiveGames() {
  const { t, i18n } = useTranslation(['games', 'shell']);
  const { currentData: games, isError, refetch } = useListLiveQuery(i18n.language);
  const { launch, launching, failed } = useLaunch();
  return (
    <>
      {isError && (
        <LoadFailed
          text={t('games:failed')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {failed && <Notice kind="error">{t('games:launchFailed')}</Notice>}
      {games === undefined && !isError && <Skeleton rows={4} label={t('games:loading')} />}
      {games?.length === 0 && <p className={styles.empty}>{t('games:empty')}</p>}
      <ul className={styles.live}>
        {games?.map((game) => (
          <li key={game.id} className={styles.card}>
            <button
              type="button"
              className={styles.link}
              disabled={launching !== undefined}
              onClick={() => void launch(game)}
            >
              <span className={styles.cover}>
                <Picture src={game.pic} alt="" width={480} height={270} className={styles.picture} />
              </span>
              <span className={styles.name}>{game.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {launching !== undefined && (
        <div className={styles.launching}>
          <Notice kind="busy">{t('games:starting', { name: launching })}</Notice>
        </div>
      )}
    </>
  );
}

function useLaunch() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const [launchLive] = useLaunchLiveMutation();
  const [launching, setLaunching] = useState<string>();
  const [failed, setFailed] = useState(false);
  const launch = async ({ gameId, name }: LiveGame) => {
    if (!isPlayer) return void dispatch(overlayOpened({ kind: 'signIn' }));
    setLaunching(name);
    setFailed(false);
    try {
      const { canvasFingerprint } = await import('./canvas-fingerprint.ts');
      const country = countryOf(navigator.languages);
      const { data } = await launchLive({ id: gameId, country, fingerprint: await canvasFingerprint() }).unwrap();
      void navigate(`${paths.gameLoader}?iframeUrl=${encodeURIComponent(data)}`);
    } catch {
      setFailed(true);
    } finally {
      setLaunching(undefined);
    }
  };
  return { launch, launching, failed };
}
