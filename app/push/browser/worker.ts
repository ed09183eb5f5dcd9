const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the service worker (cli/app-build/offline/service-worker.ts), once. @throws where the browser allows none, such as a private window */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The policy knows one address.
  const policy = trustedTypes?.createPolicy('slipway', { createScriptURL: () => WORKER });
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { updateViaCache: 'none' });
}
