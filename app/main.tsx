import './ui/first/old-browsers.ts';
import './styles/layers.css';
import './styles/base.css';
import './styles/forced-colors.css';
import './styles/static-shell.css';
import './styles/static-banner.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { setupListeners } from '@reduxjs/toolkit/query';
// Between the packages and the app: all at once was the longest task of a slow phone until a press is answered.
import './ui/first/breath.ts';
import { SportGame } from '#contract/entities';
import { listMatches } from '#contract/rows/sports/list-matches';
import { readEarly } from './api/early-answers.ts';
import { startMoney } from './api/money/start-money.ts';
import { reopenedTab } from './api/own-tab.ts';
import { rereadTexts } from './api/reread-texts.ts';
import { startClock } from './api/server-clock.ts';
import { createTransport } from './api/transport.ts';
import { BrandProvider } from './brand/brand-context.ts';
import { readConfig } from './brand/read-config.ts';
import { bufferFaults, reportFault } from './error-reports/buffered-faults.ts';
import { followOtherTabs, restoreSession, startSession } from '#app/features/account/session/index.ts';
import { loadSlipPart, startSlip } from '#app/features/betting/slip/index.ts';
import { FrameEnd } from './layout/frame-end.tsx';
import { chooseLanguage } from './i18n/choose-language.ts';
import { startI18n } from './i18n/i18n.ts';
import { startPush } from './push/start-push.ts';
import { AppRoutes } from './routes/app-routes.tsx';
import { Failed } from './routes/failed.tsx';
import { MissedAddress } from './routes/missed-address.ts';
import { startOverlayEntries } from './store/overlay-entries.ts';
import { storageSecretOf } from './store/storage-secret.ts';
import { createStore } from './store/store.ts';
import { openVault } from './store/vault.ts';
import { lazyStyles } from './styles/lazy-styles.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { guardDomCalls } from './ui/dom/guard-dom-calls.ts';

// Lazy parts have them in common, and none waits for another: by themselves they are files of some hundred bytes.
export { isOwnPath } from './safe-links/own-path.ts';
export { safeUrl } from './safe-links/safe-url.ts';
export { lazyStyles };

/** How long the first render waits for what a press needs, behind odds that are drawn already. */
const MAX_WAIT_MS = 3_000;

/** In a function: what is lazy waits for the end of this module. Where it fails, the page says so (cli/build/frame-script.ts). */
(globalThis as { slipwayStarted?: Promise<void> }).slipwayStarted = start();

async function start(): Promise<void> {
  const config = readConfig(document);
  const isReporting = config.brand.reports !== undefined;
  if (isReporting) bufferFaults();
  const odds = document.querySelector('#frame[data-odds]');
  // While the code of odds and the tray is on its way: their styles are applied, and their list is read.
  if (odds) void lazyStyles(1);
  const first = odds && import('./routes/take-first.ts');
  if (odds) for (const game of SportGame.options) readEarly(listMatches, { game });
  const [i18n] = await Promise.all([
    startI18n(config, chooseLanguage(config.brand, navigator.languages)),
    openVault(storageSecretOf(config)),
  ]);
  const store = createStore(createTransport({ ...config.brand.upstream, tab: reopenedTab() }));

  startClock();
  startOverlayEntries();
  startSession();
  startPush();
  startSlip(store.dispatch);
  startMoney(store);
  setupListeners(store.dispatch);
  rereadTexts(i18n, store.dispatch);
  restoreSession(store.dispatch);
  followOtherTabs(store);

  guardDomCalls();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root: it was not built by Slipway.');
  const onCaughtError = (value: unknown) => reportFault({ kind: 'boundary', value });
  // Without it the page is drawn piece by piece, and each piece that does not come says so.
  // A brand of other than decimal odds draws none of them before the app: they wait for their format here.
  const { oddsFormat } = config.brand;
  const taken = (
    oddsFormat
      ? loadSlipPart().then(({ showOddsIn }) => showOddsIn(oddsFormat, store.dispatch))
      : first?.then(({ takeFirst }) => takeFirst(store, i18n))
  )?.catch(() => undefined);
  await Promise.race([taken, taken && new Promise((end) => setTimeout(end, MAX_WAIT_MS))]);
  const page = createRoot(root, isReporting ? { onCaughtError } : {});
  startTransition(() =>
    page.render(
      <Provider store={store}>
        <FrameEnd />
        <I18nextProvider i18n={i18n}>
          <BrandProvider value={config.brand}>
            <ErrorBoundary
              fallback={
                <Failed
                  title={i18n.t('failed.title')}
                  text={i18n.t('failed.text')}
                  retry={i18n.t('retry')}
                  goHome={i18n.t('goHome')}
                />
              }
            >
              <BrowserRouter>
                <MissedAddress />
                <AppRoutes />
              </BrowserRouter>
            </ErrorBoundary>
          </BrandProvider>
        </I18nextProvider>
      </Provider>,
    ),
  );
  if (isReporting)
    void import('./error-reports/start-reports.ts').then(
      ({ startReports }) => startReports(config.brand),
      () => undefined,
    );
}
