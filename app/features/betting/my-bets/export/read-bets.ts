import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Transport } from '#app/api/transport.ts';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import type { BetSource } from '#app/features/betting/my-bets/model/bet-sources.ts';
import { listCall } from '#app/features/betting/my-bets/model/list-call.ts';
import { everyBet, type SourcePage } from '#app/features/betting/my-bets/model/merge-pages.ts';
import type { RootState } from '#app/store/store.ts';

/** The most that every list of bets hands out at once. */
const READ_AT_ONCE = 200;
/** Of one list: more than any player has; an endless list helps no one. */
const READ_MAX = 10_000;

interface ReadBets {
  /** Newest first. */
  readonly bets: readonly AnyBet[];
  /** A list has more bets than were read. */
  readonly isCut: boolean;
}

/** All bets of the lists, on screen or not; or why one could not be read: a file without its bets would pass for the whole. */
export const readBets =
  (sources: readonly BetSource[]): ThunkAction<Promise<ReadBets | ApiError>, RootState, Transport, UnknownAction> =>
  async (dispatch, getState, transport) => {
    const read: SourcePage[] = [];
    let isCut = false;
    for (const source of sources) {
      for (let start = 0; ;) {
        const outcome = await callUpstream(listCall(source, start, READ_AT_ONCE), { dispatch, getState, transport });
        if (!outcome.ok) return outcome.error;
        const page = { source, start, ...(outcome.data as Pick<SourcePage, 'total' | 'bets'>) };
        read.push(page);
        start += page.bets.length;
        if (page.bets.length === 0 || start >= page.total) break;
        isCut ||= start >= READ_MAX;
        if (start >= READ_MAX) break;
      }
    }
    return { bets: everyBet([{ read, failed: [] }]), isCut };
  };
