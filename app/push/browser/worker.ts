const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

type Policy = ReturnType<TrustedTypes['createPolicy']>;

/** A page may make a policy once. */
let policy: Policy | undefined;

/** Registers the service worker (cli/build/offline/service-worker.ts). @throws where the browser allows none, such as a private window */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The policy knows one address.
  policy ??= trustedTypes?.createPolicy('slipway', { createScriptURL: () => WORKER });
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { updateViaCache: 'none' });
}
