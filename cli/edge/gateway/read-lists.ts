import { acceptedAnswer } from '#cli/edge/core/edge-answers.ts';
import { findEntry } from '#cli/edge/core/find-entry.ts';
import type { KeyEvent, Times } from '#cli/edge/core/machine.ts';
import type { Flight } from './flight.ts';
import { pressOf, rivalsOf } from './records.ts';
import type { EdgeStore } from '#cli/edge/store/edge-store.ts';
import type { Upstream } from '#cli/edge/upstream/upstream.ts';

const READ_MS = 5_000;
/** An upstream needs up to a minute for a list of years. */
const READ_MAX_MS = 65_000;

const patienceOf = ({ readings }: Flight): number => Math.min(READ_MS * 2 ** Math.max(0, readings - 1), READ_MAX_MS);

/** Looks for the entry of a key whose answer was lost. @returns undefined without the upstream's answer */
export async function readLists(
  flight: Flight,
  startedMs: number,
  { upstream, store, times }: { readonly upstream: Upstream; readonly store: EdgeStore; readonly times: Times },
): Promise<KeyEvent | undefined> {
  const { record, headers, name } = flight;
  const lists = await upstream.entriesOf(record.row, pressOf(record), headers, patienceOf(flight));
  if (lists.is === 'noAnswer') return undefined;
  if (lists.is === 'unreadable') return { on: 'listsRead', startedMs, finding: 'ambiguous' };
  const rivals = await rivalsOf(store, name, record);
  const { finding, entry } = findEntry(lists, record, rivals, times.settleMs);
  if (finding === 'absent' && flight.isAnsweredOtherwise) return { on: 'listsRead', startedMs, finding: 'ambiguous' };
  if (finding !== 'here') return { on: 'listsRead', startedMs, finding };
  const data = await upstream.rebuilt(record.row, entry?.receipt, headers);
  flight.entry = entry?.id;
  return { on: 'listsRead', startedMs, finding, answer: acceptedAnswer(data) };
}
