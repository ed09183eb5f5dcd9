import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerWorker } from '#app/push/browser/worker.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { dropLastBets, readLastBets } from '#app/store/last-bets.ts';
import { hasStored } from '#app/store/storage.ts';
import { paths } from '#app/paths.ts';

/** Later than everything that the first page needs. */
const REGISTERED_AFTER_MS = 10_000;

let isRegistered = false;

/**
 * Registers the service worker (cli/build/offline/service-worker.ts), and removes what is stored of a player who is not signed in: the
 * last bets, and the subscription to notifications.
 */
export function useInstalledApp(): void {
  const user = useAppSelector((state) => state.session.player?.userId);
  const { language } = useTranslation().i18n;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (user === undefined) dropLastBets();
    else readLastBets(user);
  }, [user]);
  useEffect(() => {
    const follow = () => {
      if (!hasStored('notices')) return;
      const load = import('#app/push/browser/notices.ts');
      // What fails here is tried again by the next page.
      load.then(({ followPlayer }) => dispatch(followPlayer(user, language))).catch(() => undefined);
    };
    follow();
    if (!('serviceWorker' in navigator)) return undefined;
    const end = new AbortController();
    const onMessage = ({ data }: MessageEvent<{ readonly go?: unknown } | null>) => {
      const go = data?.go;
      if (typeof go !== 'string') follow();
      else if (go === paths.myBets || go.startsWith(`${paths.myBets}?bet=`)) void navigate(go);
    };
    navigator.serviceWorker.addEventListener('message', onMessage as EventListener, { signal: end.signal });
    return () => end.abort();
  }, [user, language, dispatch, navigate]);
  useEffect(() => {
    if (isRegistered || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      isRegistered = true;
      // Without it, the page works as before: a private window, or a browser that allows none.
      registerWorker().catch(() => undefined);
    }, REGISTERED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
