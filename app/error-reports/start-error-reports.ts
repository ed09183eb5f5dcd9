import type { PageBrand } from '#contract/brand';
import { moneyTwice, moneyUnanswered } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { buildName, collectorUrl, sendMessage } from './collector.ts';
import { describeFault, patternOf } from './describe.ts';
import { takeFaults } from './buffered-faults.ts';
import { createOutbox } from './outbox.ts';

/** Reports errors of this page to the operator's collector. Loaded only if the brand names one. */
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
  startListening({
    actionCreator: moneyTwice,
    effect: ({ payload }) => outbox.add({ page: page(), kind: 'moneyTwice', row: payload.row }),
  });
  // Both events, because browsers differ in which one fires on closing; the second has nothing left to send.
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
