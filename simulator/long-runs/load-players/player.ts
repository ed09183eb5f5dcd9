import { setTimeout as wait } from 'node:timers/promises';
import { HEADERS, rows } from '#contract/rows';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { attempt, playerHeaders } from '#app/api/attempt.ts';
import { repeating } from '#app/api/repeat-policy.ts';
import { createTransport } from '#app/api/transport.ts';

/** As in app/api/money/run-money.ts. */
const WITHIN_MS = 30_000;
const ASK_STEP_MS = 1_000;
const ASK_MOST_MS = 5_000;
/** Share of requests doubled on the way, as by a proxy that repeats. */
const DOUBLED = 0.1;

/** As the player sees it. */
export type Outcome = 'placed' | 'refused' | 'never';

export interface PlayerOptions {
  readonly url: string;
  readonly player: { readonly token: string; readonly userId: string };
  /** False sends repeats without a key, to prove that doubles are found. */
  readonly hasKeys: boolean;
  readonly random: () => number;
  readonly answered: (ms: number) => void;
}

/** Places a bet as app/api/money does, until the outcome is certain. */
export function aBettor({ url, player, hasKeys, random, answered }: PlayerOptions) {
  const transport = createTransport({
    random,
    async fetch(path, init) {
      const once = async () => {
        const sent = performance.now();
        const response = await fetch(url + path, init);
        answered(performance.now() - sent);
        return response;
      };
      if (init.method !== 'POST' || random() >= DOUBLED) return once();
      const [first, second] = await Promise.allSettled([once(), once()]);
      if (second.status === 'fulfilled') return second.value;
      if (first.status === 'fulfilled') return first.value;
      throw first.reason;
    },
  });
  const policy = { now: () => transport.clock.transportTime(), wait: (ms: number) => wait(ms), random };

  return async function place(bet: { params: object; body: object }, key: string): Promise<Outcome> {
    const deadline = Math.floor(transport.clock.transportTime()) + WITHIN_MS;
    const keyed = { [HEADERS.idempotencyKey]: key, [HEADERS.deadline]: String(deadline) };
    const headers = { ...playerHeaders(player), ...(hasKeys && keyed) };
    const call = { params: { ...bet.params }, query: {}, body: bet.body, headers };
    const outcome = await repeating(() => attempt(transport, rows.placeBet, call), {
      ...policy,
      repeat: 'keyed',
      deadline,
    });
    if (outcome.ok) return 'placed';
    if (!isOutcomeUnknown(outcome.error)) return 'refused';
    for (let asked = 1; ; asked++) {
      const outcome = await ask(key, deadline);
      if (outcome !== undefined) return outcome;
      await wait(Math.min(ASK_STEP_MS * asked, ASK_MOST_MS));
    }
  };

  async function ask(key: string, deadline: number): Promise<Outcome | undefined> {
    const call = { params: {}, query: { key }, body: undefined, headers: { ...playerHeaders(player) } };
    const outcome = await repeating(() => attempt(transport, rows.getOutcome, call), { ...policy, repeat: 'safe' });
    if (!outcome.ok) return undefined;
    if (outcome.data.state === 'done') return 'placed';
    if (outcome.data.state === 'refused') return 'refused';
    return outcome.data.state === 'none' && outcome.data.now >= deadline ? 'never' : undefined;
  }
}
