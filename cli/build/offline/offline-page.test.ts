// @vitest-environment jsdom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LAST_BETS_KEY, OFFLINE_SCRIPT, OFFLINE_STYLE } from './offline-page.ts';
import { stampSite } from '#cli/build/hosting/hosting-servers.fixture.ts';

const BRAND = 'harborlight';
const BET = {
  state: 'pending',
  head: ['Pending', 'Soccer', '14 Mar 2026, 12:00'],
  picks: [['Ashford Vale to win', 'Ashford Vale – Merrow United', '1.85']],
  facts: [['Total stake', '2.00 USDT']],
};

describe('the page without a connection', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-offline-'));
  let html = '';
  beforeAll(async () => {
    await stampSite(out, 'app-1.js', BRAND);
    html = readFileSync(path.join(out, BRAND, 'offline.html'), 'utf8');
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('token', '"sealed"');
    localStorage.setItem('slipway.language.v1', '"en"');
  });

  /** Runs the page's script, as the browser does once the page is there. */
  function open(): Element {
    document.documentElement.innerHTML = html.replace(/^[\s\S]*?<head>/, '<head>').replace('</html>', '');
    runInThisContext(OFFLINE_SCRIPT);
    return document.querySelector('main') as Element;
  }
  const store = (value: unknown) => localStorage.setItem(LAST_BETS_KEY, JSON.stringify(value));
  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

  it('has its words in every language of the brand, and speaks that of the player', () => {
    const { texts } = JSON.parse(/id="offline-texts">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
      texts: Record<string, Record<string, string>>;
    };
    expect(Object.keys(texts).sort()).toEqual(['bn', 'en', 'es', 'hi', 'id', 'ja', 'ko', 'pt', 'ru', 'tr', 'zh']);
    for (const words of Object.values(texts)) {
      expect(Object.values(words).filter((word) => word === '')).toEqual([]);
      expect(words['asOf']).toContain('{{time}}');
    }
    localStorage.setItem('slipway.language.v1', '"ru"');
    open();
    expect([document.documentElement.lang, document.title]).toEqual(['ru', texts['ru']?.['title']]);
  });

  it('has a rule for each of its own classes and for what is inside', () => {
    const selectors = [...OFFLINE_STYLE.matchAll(/^(\.[^{]+?) \{$/gm)].flatMap(([, list = '']) => list.split(', '));
    expect([...new Set(selectors)]).toEqual([
      '.offline',
      ...['h1', 'h2', 'h3', 'p', 'dd', 'dt'].map((tag) => `.offline ${tag}`),
      '.offline-note',
      '.offline a',
      '.offline a:focus-visible',
      '.offline-bets',
      '.offline-bets li',
      '.offline-head',
      '.offline dl',
    ]);
    const written = [...OFFLINE_SCRIPT.matchAll(/class: '([a-z-]+)'/g)].map(([, name = '']) => `.${name}`);
    expect(written.filter((name) => !selectors.some((each) => each.startsWith(name)))).toEqual([]);
  });

  it('shows the bets that were stored, each list with its time', () => {
    store({ user: 'm-1', active: { at: Date.UTC(2026, 2, 14, 12), lang: 'en', bets: [BET] } });
    const page = open();
    expect(textOf(page)).toContain('Ashford Vale to win · Ashford Vale – Merrow United · 1.85');
    expect(textOf(page)).toMatch(/As of .*2026.+ They may have changed since\./);
    expect(page.querySelector('.offline-bets')?.getAttribute('lang')).toBe('en');
  });

  it('shows none where no player is signed in', () => {
    store({ user: 'm-1', active: { at: 1, lang: 'en', bets: [BET] } });
    localStorage.removeItem('token');
    expect(textOf(open())).toContain('No bets are stored on this device.');
  });

  it.each([
    ['no JSON', '{'],
    ['a text', '"bets"'],
    ['null', 'null'],
    ['other shapes', '{"active":{"at":"now","bets":{}},"settled":{"at":1,"bets":"x"}}'],
  ])('shows none where what is stored is %s', (_, stored) => {
    localStorage.setItem(LAST_BETS_KEY, stored);
    expect(textOf(open())).toContain('No bets are stored on this device.');
  });

  it('makes text of what is stored, and survives bets without anything in them', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    store({
      active: {
        at: 1,
        lang: hostile,
        bets: [{ head: [hostile], picks: [[hostile]], facts: [[hostile, hostile]] }, null, {}],
      },
    });
    const page = open();
    expect(page.querySelector('img')).toBeNull();
    expect(textOf(page)).toContain(hostile);
    expect(page.querySelectorAll('.offline-bets li')).toHaveLength(3);
  });
});
