import { useEffect } from 'react';
import { useAppSelector } from '#app/store/hooks.ts';
import { dropLastBets, readLastBets } from '#app/store/last-bets.ts';

/** Later than everything that the first page needs. */
const REGISTERED_AFTER_MS = 10_000;
const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

async function register(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The policy knows one address.
  const policy = trustedTypes?.createPolicy('slipway', { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { updateViaCache: 'none' });
}

let isRegistered = false;

/** Registers the service worker (cli/app-build/offline/service-worker.ts), and removes the stored bets of a player who is not signed in. */
export function useInstalledApp(): void {
  const user = useAppSelector((state) => state.session.player?.userId);
  useEffect(() => {
    if (user === undefined) dropLastBets();
    else readLastBets(user);
  }, [user]);
  useEffect(() => {
    if (isRegistered || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      isRegistered = true;
      // Without it, the page works as before: a private window, or a browser that allows none.
      register().catch(() => undefined);
    }, REGISTERED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
