import type { Caller } from '#app/api/caller.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { reconcile, type Verdict } from './reconcile.ts';

/** A list of years takes an upstream up to a minute. */
const PATIENT_MS = 65_000;

/**
 * Waits for an answer that takes longer than every call may, beside the usual looks: where the connection is gone, a new look finds out
 * sooner.
 *
 * @returns the better of the usual look and the patient one
 */
export function patientLook() {
  let running: Promise<unknown> | undefined;
  let found: Verdict | undefined;
  return async (usual: Verdict, money: MoneyRow, intent: Intent, caller: Caller): Promise<Verdict> => {
    if (usual.is === 'open' && usual.isSlow === true && running === undefined) {
      running = reconcile(money, intent, patient(caller)).then((verdict) => {
        found = verdict;
        running = undefined;
      });
    }
    const verdict = usual.is === 'open' && found !== undefined ? found : usual;
    found = undefined;
    return verdict;
  };
}

/** A caller whose calls may take a minute each. After one that failed no further one is sent. */
function patient(caller: Caller): Caller {
  const ended = new AbortController();
  const fetch: Caller['transport']['fetch'] = async (url, init) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), PATIENT_MS);
    try {
      return await caller.transport.fetch(url, { ...init, signal: limit.signal });
    } catch (error) {
      // Ends the repeats, too.
      ended.abort();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return { ...caller, transport: { ...caller.transport, fetch }, signal: ended.signal };
}
