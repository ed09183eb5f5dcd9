import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { beside } from '#app/api/refusals/beside.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useLaunchLiveMutation, useListLiveQuery, type LiveGame } from '#app/features/around/games/games-api.ts';
import { countryOf } from '#app/features/around/games/launch/country-of.ts';
import { launchRefusal, type LaunchRefusal } from '#app/features/around/games/launch/launch-refusal.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from '#app/features/around/games/games.module.css';

/** Live games as cards. A press launches one: an overlay covers the page until its address arrives. */
export function LiveGames() {
  const { t, i18n } = useTranslation('games');
  const { currentData: games, isError, error, refetch } = useListLiveQuery(i18n.language);
  const commonText = useCommonText();
  const { launch, launching, refusal } = useLaunch();
  return (
    <>
      {isError && <LoadFailed text={t('failed')} error={error} onRetry={refetch} />}
      {refusal !== undefined && (
        <Notice kind="error">
          {'own' in refusal ? beside(refusal.message, t(`${refusal.own}`), refusal.own) : commonText(refusal)}
        </Notice>
      )}
      {games === undefined && !isError && <Skeleton rows={4} label={t('loading')} />}
      {games?.length === 0 && <p className={empty.empty}>{t('empty')}</p>}
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
          <Notice kind="busy">{t('starting', { name: launching })}</Notice>
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
  const [refusal, setRefusal] = useState<LaunchRefusal>();
  const launch = async ({ gameId, name }: LiveGame) => {
    if (!isPlayer) return void dispatch(overlayOpened({ kind: 'signIn' }));
    setLaunching(name);
    setRefusal(undefined);
    try {
      const { canvasFingerprint } = await import('#app/features/around/games/launch/canvas-fingerprint.ts');
      const country = countryOf(navigator.languages);
      const answer = await launchLive({ id: gameId, country, fingerprint: await canvasFingerprint() });
      if (answer.data === undefined) return setRefusal(launchRefusal(answer.error as ApiError));
      void navigate(`${paths.gameLoader}?iframeUrl=${encodeURIComponent(answer.data.data)}`);
    } catch {
      // The fingerprint's code could not be loaded.
      setRefusal(launchRefusal(undefined));
    } finally {
      setLaunching(undefined);
    }
  };
  return { launch, launching, refusal };
}
