import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#app/test/patient-queries.ts';
import type { startI18n } from '#app/i18n/i18n.ts';
import type { PageBrand, Reports } from '#contract/brand';
import { answer } from './consent.ts';

const BOTH: Reports = {
  errors: { to: '/client-reports', webVitals: false },
  analytics: { to: '/views' },
};

/** What was posted to a collector: its address, and the kinds of the reports. */
let posted: string[] = [];
let fault: (value: unknown) => void;

/** A page that starts: its modules are new, what is stored is not. */
async function startPage(reports: Reports | undefined) {
  vi.resetModules();
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
    if (to.startsWith('/locales/'))
      return Response.json(JSON.parse(readFileSync(`app${to.replace('/0000', '')}`, 'utf8')));
    const { reports: sent } = JSON.parse(String(init?.body)) as { reports: { report: { kind: string } }[] };
    posted.push(`${to} ${sent.map(({ report }) => report.kind).join()}`);
    return new Response();
  });
  const { startI18n: start } = (await import('#app/i18n/i18n.ts')) as { startI18n: typeof startI18n };
  const i18n = await start({ locales: '/locales/0000' } as Parameters<typeof startI18n>[0], 'en');
  const faults = await import('#app/error-reports/buffered-faults.ts');
  fault = (value) => faults.reportFault({ kind: 'boundary', value });
  const { startReports } = await import('#app/error-reports/start-reports.ts');
  startReports({ id: 'own', name: 'Own', ...(reports !== undefined && { reports }) } as PageBrand);
  return i18n;
}
/** The page goes, and sends what waits. */
const leave = () => void dispatchEvent(new Event('pagehide'));

describe("the player's consent", () => {
  beforeEach(() => {
    posted = [];
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is asked for before anything is sent; declined, nothing ever is, and it is not asked again', async () => {
    await startPage(BOTH);
    expect(await screen.findByRole('region', { name: 'Your consent' })).toBeTruthy();
    fault(new TypeError('x is not a function'));
    leave();
    expect(posted).toEqual([]);
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Decline' })));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    fault(new TypeError('x is not a function'));
    leave();
    await startPage(BOTH);
    fault(new TypeError('x is not a function'));
    leave();
    expect(posted).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('given, sends errors and page views; withdrawn, nothing more', async () => {
    await startPage(BOTH);
    fault(new TypeError('x is not a function'));
    const allow = await screen.findByRole('button', { name: 'Allow' });
    act(() => void fireEvent.click(allow));
    leave();
    expect(posted).toEqual(['/client-reports boundary', '/views view']);
    const { answer: now } = (await import('./consent.ts')) as { answer: typeof answer };
    act(() => now({ errors: false }));
    fault(new RangeError('x is not a function'));
    leave();
    expect(posted).toHaveLength(2);
  });

  it('is given for each purpose by itself', async () => {
    answer({ analytics: true, errors: false });
    await startPage(BOTH);
    fault(new TypeError('x is not a function'));
    leave();
    expect(posted).toEqual(['/views view']);
  });

  it('is asked for in the language of the page', async () => {
    const i18n = await startPage(BOTH);
    const texts = JSON.parse(readFileSync('app/locales/ru/consent.json', 'utf8')) as Record<string, string>;
    await act(async () => void (await i18n.changeLanguage('ru')));
    // Not by its role: jsdom computes styles for that.
    const title = await screen.findByText(texts['title'] ?? '', { selector: 'h2' });
    expect(title.parentElement?.textContent).toContain(texts['lead']?.replace('{{name}}', 'Own'));
  });

  it('is not asked for where the brand needs none, or has no collector', async () => {
    await startPage({ errors: { to: '/client-reports', webVitals: false, consent: false } });
    fault(new TypeError('x is not a function'));
    leave();
    expect(posted).toEqual(['/client-reports boundary']);
    await startPage(undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
