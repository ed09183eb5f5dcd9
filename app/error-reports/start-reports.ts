import type { PageBrand, Reports } from '#contract/brand';
import type { moneyTwice, moneyUnanswered } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { takeFaults } from './buffered-faults.ts';
import { buildName, collectorUrl, sendMessage } from './collector.ts';
import { askedPurposes, isAllowed, onAnswer, type Purpose, readAnswers } from './consent/consent.ts';
import { describeFault, patternOf } from './describe.ts';
import { createOutbox } from './outbox.ts';
import { watchPages } from './page-views.ts';

/**
 * Reports errors and page views to the operator's collectors, each only with the player's consent unless the brand needs none. Loaded
 * only if the brand names a collector. Until the answer, errors wait in memory, at most 20 of them.
 */
export function startReports({ id, name, reports }: Pick<PageBrand, 'id' | 'name' | 'reports'>): void {
  if (reports === undefined) return;
  const starts = { errors: startErrors, analytics: startViews } as const satisfies Record<Purpose, unknown>;
  const started = new Set<Purpose>();
  const startAllowed = (): void => {
    for (const purpose of ['errors', 'analytics'] as const) {
      if (started.has(purpose) || !isAllowed(purpose, reports)) continue;
      started.add(purpose);
      starts[purpose](id, reports);
    }
  };
  startAllowed();
  onAnswer(startAllowed);
  if (askedPurposes(reports).some((purpose) => readAnswers()[purpose] === undefined))
    void import('./consent/show-bar.tsx').then(
      ({ showBar }) => showBar(reports, name),
      () => undefined,
    );
}

const page = () => patternOf(location.pathname);

/** The outbox of one collector, silent from the moment that the player withdraws the consent. */
function outboxTo(to: string, id: string, purpose: Purpose, reports: Reports) {
  const url = collectorUrl(to);
  if (url === undefined) return undefined;
  const build = buildName();
  const outbox = createOutbox({
    send: (sent, left) => {
      if (isAllowed(purpose, reports)) sendMessage(url, { version: 1, brand: id, build, reports: sent, left });
    },
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  // Both events, because browsers differ in which one fires on closing; the second has nothing left to send.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
  addEventListener('pagehide', () => outbox.flush());
  return outbox;
}

function startErrors(id: string, reports: Reports): void {
  const { errors } = reports;
  const outbox = errors && outboxTo(errors.to, id, 'errors', reports);
  if (errors === undefined || outbox === undefined) return;
  takeFaults((fault) => outbox.add(describeFault(fault, page())));
  startListening({
    matcher: isNamed<typeof moneyUnanswered>('money/moneyUnanswered'),
    effect: ({ payload }) => outbox.add({ page: page(), kind: 'moneyUnknown', row: payload.row }),
  });
  startListening({
    matcher: isNamed<typeof moneyTwice>('money/moneyTwice'),
    effect: ({ payload }) => outbox.add({ page: page(), kind: 'moneyTwice', row: payload.row }),
  });
  if (errors.webVitals)
    void import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(outbox.add, page),
      () => undefined,
    );
}

/** An action of a slice that comes with the slip: it is not part of what reports errors. */
const isNamed =
  <Made extends typeof moneyTwice | typeof moneyUnanswered>(type: ReturnType<Made>['type']) =>
  (action: { readonly type: string }): action is ReturnType<Made> =>
    action.type === type;

function startViews(id: string, reports: Reports): void {
  const outbox = reports.analytics && outboxTo(reports.analytics.to, id, 'analytics', reports);
  if (outbox === undefined) return;
  watchPages(page, (shown) => outbox.add({ page: shown, kind: 'view', language: document.documentElement.lang }));
}
