import { isOfAnother, verdictOf } from '#cli/edge/core/verdict.ts';
import type { StoredAnswer } from '#cli/edge/core/key-state.ts';
import type { KeyEvent } from '#cli/edge/core/machine.ts';
import { NoAnswer } from '#cli/edge/upstream/exchange.ts';
import type { Flight, MoneyCall } from './flight.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { readLists } from './read-lists.ts';
import { entryOf, pressOf } from './records.ts';

/** How long a refusal waits for the lists. */
const LOOK_MS = 2_000;

/** @returns the meaning of the upstream's answer, or that there is none */
export async function forwardOnce(flight: Flight, call: MoneyCall, options: GatewayOptions): Promise<KeyEvent> {
  const { upstream, times, metrics, now, log } = options;
  metrics.add('slipway_edge_forwards_total');
  const sentMs = now();
  try {
    const { answer, headers } = await upstream.forward(call.row, call, times.forwardMs);
    flight.answerHeaders = headers;
    flight.forwardedMs = now() - sentMs;
    const press = pressOf(flight.record);
    const verdict = verdictOf(call.row, () => press, answer.status, answer.body);
    if (verdict === 'accepted') learn(flight, answer, options);
    if (verdict === 'unclear') flight.isAnsweredOtherwise = isOfAnother(call.row, press, answer);
    if (verdict === 'refused' && (await isThereAlready(flight, options))) return { on: 'failed', hasLeft: true };
    return { on: 'answered', verdict, answer };
  } catch (error) {
    flight.forwardedMs = now() - sentMs;
    if (!(error instanceof NoAnswer)) log.failure('forward', error);
    return { on: 'failed', hasLeft: !(error instanceof NoAnswer) || error.hasLeft };
  } finally {
    metrics.add('slipway_edge_forward_seconds_sum', '', (now() - sentMs) / 1_000);
  }
}

function learn(flight: Flight, answer: StoredAnswer, { upstream, now }: GatewayOptions): void {
  const { id, at } = entryOf(flight.record.row, answer);
  flight.entry = id;
  if (at === undefined) return;
  upstream.books.learn({ sentAt: flight.record.pressedAt, answeredAt: upstream.clock.at(now()), at });
}

/** A refusal may answer a repeat by a hop behind the edge, whose first delivery was carried out. Then the lists decide. */
async function isThereAlready(flight: Flight, options: GatewayOptions): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOOK_MS).unref();
  });
  try {
    const event = await Promise.race([readLists(flight, options.now(), options), tooLong]);
    return event?.on === 'listsRead' && event.finding === 'here';
  } catch (error) {
    options.log.failure('reconcile', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
