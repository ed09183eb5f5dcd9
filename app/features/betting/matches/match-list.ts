import type { Match } from '#contract/entities';

/**
 * `loading`: nothing yet. `partial`: the rest is loading. `late`: the shown matches could not be refreshed. `failed`: there is
 * nothing, and the read failed.
 */
export type ListStatus = 'loading' | 'partial' | 'ready' | 'late' | 'failed';

export interface List {
  readonly status: ListStatus;
  readonly matches: readonly Match[];
  /** Matches of the whole list, by the upstream while only a part is read; undefined before that. */
  readonly total?: number | undefined;
}

export interface WaitingList extends Pick<List, 'status' | 'total'> {
  readonly ids?: readonly string[];
}

export const NO_LIST: List = { status: 'loading', matches: [] };
