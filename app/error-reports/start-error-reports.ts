import type { PageBrand } from '#contract/brand/app-config.ts';
import { moneyUnanswered } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { buildName, collectorUrl, sendMessage } from './collector.ts';
import { describeFault, patternOf } from './describe.ts';
import { takeFaults } from './held-faults.ts';
import { createOutbox } from './outbox.ts';

/** Tells the operator's collector what went wrong in this page. Loaded only where the brand names one. */
export function startErrorReports({ id, errorReports }: Pick<PageBrand, 'id' | 'errorReports'>): void {
  const url = errorReports && collectorUrl(errorReports.to);
  if (url === undefined) return;
  const build = buildName();
  const outbox = createOutbox({
    send: (reports, left) => sendMessage(url, { version: 1, brand: id, build, reports, left }),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  const page = () => patternOf(location.pathname);
  takeFaults((fault) => outbox.add(describeFault(fault, page())));
  startListening({
    actionCreator: moneyUnanswered,
    effect: ({ payload }) => outbox.add({ page: page(), kind: 'moneyUnknown', row: payload.row }),
  });
  // Both, as browsers differ in which comes on closing; sent twice is told once.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
  addEventListener('pagehide', () => outbox.flush());
  if (errorReports?.webVitals === true)
    void import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(outbox.add, page),
      () => undefined,
    );
}
