import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, expect, it, vi } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { stubPage } from '#app/test/read-hook.ts';
import { Announcements } from './announcements.tsx';
import { noticesApi } from './notices-api.ts';

beforeAll(() => {
  stubPage();
  vi.stubEnv('TZ', 'UTC');
});

const notice = (id: number) => ({ id: `n${id}`, content: `Text ${id}`, at: '2026-03-14T12:00:00.000Z', lang: 'en' });

/** What is shown after each read of the next page; the upstream refuses pages that are undefined. */
async function shownAfter(pages: readonly ({ total: number; ids: readonly number[] } | undefined)[]) {
  const left = [...pages];
  const { store } = upstream({
    'notice/public': () => {
      const page = left.shift();
      return page && { total: page.total, notices: page.ids.map(notice) };
    },
  });
  const lines = () => textsOf(h(Provider, { store, children: h(Announcements) }));
  const { initiate, select } = noticesApi.endpoints.listAnnouncements;
  const shown = [lines()];
  for (const _ of pages) {
    const isFirst = select()(store.getState()).data === undefined;
    await store.dispatch(initiate(undefined, isFirst ? { forceRefetch: true } : { direction: 'forward' }));
    shown.push(lines());
  }
  return shown;
}

const LOADING = ['Loading announcements'];
const entry = (id: number) => [String(id), `Text ${id}`, 'March 14, 2026'];
const FAILED = ['The announcements could not be loaded.', 'Try again'];

it('that there are none is written once they are read', async () => {
  expect(await shownAfter([{ total: 0, ids: [] }])).toEqual([LOADING, ['There are no announcements.']]);
});

it('what was read stays when more fails, and nothing is more after the last', async () => {
  const pages = [undefined, { total: 2, ids: [1] }, undefined, { total: 2, ids: [2] }];
  expect(await shownAfter(pages)).toEqual([
    LOADING,
    FAILED,
    [...entry(1), 'Show more'],
    [...entry(1), ...FAILED],
    [...entry(1), ...entry(2)],
  ]);
});
