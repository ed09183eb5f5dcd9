import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TFunction } from 'i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import { toCsv } from '#app/export/to-csv.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { historyCall, toPage } from './history-api.ts';
import { isWanted, type HistoryEntry, type HistoryFilter } from './history-entry.ts';

const READ_AT_ONCE = 500;
/** More than any history; an endless loop of pages helps no one. */
export const EXPORTED_MAX = 10_000;

export interface ReadHistory {
  readonly entries: readonly HistoryEntry[];
  /** There are more entries than were read. */
  readonly isCut: boolean;
}

/** All entries that match the filter, newest first, on screen or not; or why a page could not be read. */
export const readHistory =
  (filter: HistoryFilter): ThunkAction<Promise<ReadHistory | ApiError>, RootState, Transport, UnknownAction> =>
  async (dispatch, getState, transport) => {
    const found = new Map<string, HistoryEntry>();
    for (let start = 0; start < EXPORTED_MAX;) {
      const outcome = await callUpstream(historyCall(filter, { start, limit: READ_AT_ONCE }), {
        dispatch,
        getState,
        transport,
      });
      if (!outcome.ok) return outcome.error;
      const { total, entries } = toPage(outcome.data as Parameters<typeof toPage>[0]);
      for (const entry of entries) if (isWanted(entry, filter)) found.set(entry.id, entry);
      start += entries.length;
      if (entries.length === 0 || start >= total) return { entries: [...found.values()], isCut: false };
    }
    return { entries: [...found.values()], isCut: true };
  };

/** The history as a table for spreadsheets: raw amounts and instants, so that formulas can use them. */
export function historyCsv(
  entries: readonly HistoryEntry[],
  t: TFunction<'wallet'>,
  gameOf: (id: number | undefined) => string | undefined,
): string {
  const columns = [
    'date',
    'kind',
    'amount',
    'currency',
    'status',
    'balance',
    'serviceFee',
    'networkFee',
    'net',
    'channel',
    'game',
    'reference',
    'note',
  ] as const;
  return toCsv([
    columns.map((column) => t(`column.${column}`)),
    ...entries.map(({ at, movement, amount, currency, status, balance = '', order, gameId, reference, note }) => [
      at,
      t(`movement.${movement}`),
      amount,
      currency,
      t(`status.${status}`),
      balance,
      order?.service_fee ?? '',
      order?.network_fee ?? '',
      order?.net_amount ?? '',
      order?.method ?? '',
      gameOf(gameId) ?? '',
      reference,
      note,
    ]),
  ]);
}
