// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Transaction } from '#contract/entities';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { english } from '#app/test/markup/english.ts';
import type { HistoryKind } from './history-entry.ts';
import { useExport } from './use-export.ts';

const saved: unknown[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.stubGlobal('Blob', function ([text = '']: readonly string[], { type }: { readonly type: string }) {
    saved.push([type, text.split('\r\n').length - 2, text.split('\r\n')[1]]);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const moved = (id: string): Transaction => ({
  id,
  kind: 60,
  type: 'stake',
  amount: '-5.000000',
  balance: '95.000000',
  currency: 'USDT',
  status: 3,
  at: '2026-03-14T23:30:00.000Z',
  remark: '',
  game_id: 10,
});
const LINE =
  '"2026-03-14T23:30:00.000Z","Bet placed","-5.000000","USDT","Done","95.000000","","","","","game 10","",""';
const TYPE = 'text/csv;charset=utf-8';

it.each<[HistoryKind, number | undefined, object, readonly unknown[]]>([
  ['all', 2, { is: 'idle' }, [[TYPE, 2, LINE], 'all.csv']],
  ['bets', 1, { is: 'idle' }, [[TYPE, 1, LINE], 'bets.csv']],
  ['all', 10_001, { is: 'cut', count: 10_000 }, [[TYPE, 2, LINE], 'all.csv']],
  ['all', undefined, { is: 'failed', error: { kind: 'refused' } }, []],
])('an export of %s with %s entries ends as %j', async (kind, total, state, files) => {
  const { store } = upstream({
    change_log: (query) => {
      const start = Number(query.get('start'));
      // Few movements, over and over, are enough to reach the end of the export.
      const page = (size: number) => Array.from({ length: size }, (_, at) => moved(`t${at % 2}`));
      return total === undefined ? undefined : { total, transactions: page(Math.min(2_500, total - start)) };
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(Provider, { store, children: h(I18nextProvider, { i18n: english }, children) });
  const filter = { kind, status: '', from: '', until: '' } as const;
  const { result, unmount } = renderHook(() => useExport(filter, (id) => `game ${id}`), { wrapper });
  expect(result.current.state).toEqual({ is: 'idle' });
  let exported: Promise<void> | undefined;
  act(() => void (exported = result.current.exportAll()));
  expect([result.current.state, saved]).toEqual([{ is: 'busy' }, []]);
  await act(() => exported);
  expect(result.current.state).toMatchObject(state);
  expect(saved).toEqual(files);
  unmount();
});
