import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { linesOf } from '#app/test/markup/lines-of.ts';
import { stubPage } from '#app/test/read-hook.ts';
import { Announcements } from './announcements.tsx';
import { noticesApi } from './notices-api.ts';

beforeAll(() => stubPage());

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
  const lines = () => linesOf(h(Provider, { store, children: h(Announcements) }));
  const { initiate, select } = noticesApi.endpoints.listAnnouncements;
  const shown = [lines()];
  for (const _ of pages) {
    const isFirst = select()(store.getState()).data === undefined;
    await store.dispatch(initiate(undefined, isFirst ? { forceRefetch: true } : { direction: 'forward' }));
    shown.push(lines());
  }
  return shown;
}

const LOADING = [
  '<div role="status" aria-busy="true">',
  '<span>Loading announcements',
  ...Array.from({ length: 5 }, () => '<div aria-hidden="true">'),
  '<ol>',
];
const entry = (id: number) => [
  '<li>',
  `<span aria-hidden="true">${id}`,
  `<p lang="en">Text ${id}`,
  '<time dateTime="2026-03-14T12:00:00.000Z">March 14, 2026',
];
const FAILED = [
  '<div data-kind="error" role="alert">',
  '<div>The announcements could not be loaded.',
  '<button type="button" data-look="quiet">Try again',
];
const MORE = ['<div>', '<button type="button" data-look="quiet">Show more'];

it('that there are none is written once they are read', async () => {
  expect(await shownAfter([{ total: 0, ids: [] }])).toEqual([LOADING, ['<p>There are no announcements.', '<ol>']]);
});

it('what was read stays when more fails, and nothing is more after the last', async () => {
  const pages = [undefined, { total: 2, ids: [1] }, undefined, { total: 2, ids: [2] }];
  expect(await shownAfter(pages)).toEqual([
    LOADING,
    ['<ol>', ...FAILED],
    ['<ol>', ...entry(1), ...MORE],
    ['<ol>', ...entry(1), ...FAILED],
    ['<ol>', ...entry(1), ...entry(2)],
  ]);
});
