import type { OutgoingHttpHeaders } from 'node:http';
import { isDecided, NEVER, type KeyState, type StoredAnswer } from '#cli/edge/core/key-state.ts';
import { replyTo, settledAt, step, type KeyEvent, type Reply } from '#cli/edge/core/machine.ts';
import { newFlight, type Flight, type Looked, type MoneyCall, type Waiter } from './flight.ts';
import { noteOutcome } from './note-outcome.ts';
import { forwardOnce } from './forward-once.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { readLists } from './read-lists.ts';
import { outcomeOf, stateOf, storedEntry } from './records.ts';
import { isWatched } from './twin-watch.ts';
import { StoreFailed, type KeyName, type KeyRecord, type Outcome } from '#cli/edge/store/edge-store.ts';
import type { UpstreamAnswer } from '#cli/edge/upstream/exchange.ts';

/** `wait`: no outcome within the waiting time. */
export interface Delivered {
  readonly reply: Reply;
  readonly answer?: StoredAnswer;
  /** Only for the delivery that was forwarded. */
  readonly headers?: UpstreamAnswer['headers'];
  /** Twins are still looked for: the page asks again. */
  readonly isWatched?: boolean;
  readonly isReplay: boolean;
  /** The upstream's answer, also to an earlier delivery; false for the edge's own. */
  readonly isUpstreams: boolean;
}

/** Pauses between readings of the lists; the last is repeated. */
const READING_PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];
/** How long the lists are read after nothing can arrive any more; then only when the player asks. */
const READ_ON_MS = 60_000;
const MIN_READING_MS = 500;
/** If the player asks about a forward that has run for longer, the lists are read. */
const SLOW_FORWARD_MS = 2_000;
const STORE_RETRY_MS = 1_000;
/** How long a look-up waits for the lists. */
const LOOK_UP_MS = 3_000;

export class Gateway {
  readonly #options: GatewayOptions;
  readonly #flights = new Map<string, Flight>();

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  get open(): number {
    return this.#flights.size;
  }

  get watched(): number {
    return this.#options.twins.size;
  }

  async deliver(call: MoneyCall): Promise<Delivered> {
    const { metrics, times, upstream } = this.#options;
    const flight = this.#flightOf(call) ?? this.#start(call);
    const isFirst = flight.deliveries++ === 0 && flight.state.is === 'never';
    flight.headers = call.headers;
    const replied = new Promise<Reply>((resolve) => {
      const waiter: Waiter = {
        digest: call.digest,
        stored: call.onStored,
        resolve: (reply) => {
          clearTimeout(timer);
          flight.waiters.delete(waiter);
          resolve(reply);
        },
      };
      const timer = setTimeout(() => {
        waiter.resolve('wait');
        this.#tidy(flight);
      }, times.waitMs);
      flight.waiters.add(waiter);
    });
    this.#dispatch(flight, {
      on: 'delivery',
      digest: call.digest,
      deadline: call.deadline,
      now: this.#nowForDeadline(),
    });
    const reply = await replied;
    const { answerHeaders, state } = flight;
    const isReplay = !isFirst || !flight.isOurs;
    metrics.add('slipway_edge_deliveries_total', isReplay ? '{is="repeat"}' : '{is="first"}');
    if (!isReplay) metrics.add('slipway_edge_call_seconds_sum', '', (this.#options.now() - flight.startedMs) / 1_000);
    if (reply !== 'answer' || !isDecided(state)) return { reply, isReplay, isUpstreams: false };
    const isUpstreams = state.how === 'answer';
    const forwarded = !isReplay && isUpstreams && answerHeaders !== undefined && { headers: answerHeaders };
    return { reply, answer: state.answer, isReplay, isUpstreams, isWatched: isWatched(flight, upstream), ...forwarded };
  }

  /** What is known of a key; for a sent one after reading the lists with the player's token. */
  async look(name: KeyName, headers: OutgoingHttpHeaders): Promise<Looked> {
    const flight = this.#flightOf(name) ?? (await this.#resume(name, headers));
    if (flight === undefined) return { state: NEVER };
    flight.headers = headers;
    const { state } = flight;
    const isSlow = state.is === 'sent' && this.#options.now() - state.sentMs > SLOW_FORWARD_MS;
    if (state.is === 'sent' && (!state.isUnderWay || isSlow)) await this.#readWithin(flight, LOOK_UP_MS);
    this.#tidy(flight);
    return this.#withTwins(flight, flight.state);
  }

  async #withTwins(flight: Flight, state: KeyState): Promise<Looked> {
    const { store, twins: watch, now } = this.#options;
    if (!isDecided(state)) return { state };
    // Asked before the twins are read: a watch begins once the outcome is stored, and ends as soon as they are.
    const isWatching = watch.isWatching(flight) || state.storing !== 'done';
    const seen = watch.seenOf(flight.name);
    const stored = await store.twinsOf(flight.name);
    const twins = stored.length > 0 ? stored : (seen?.twins ?? []);
    if (twins.length > 0) return { state, twins, isWatching: false };
    return { state, twins, isWatching: isWatching || watch.takeUp(flight, now()), isUnclear: seen?.isUnclear ?? false };
  }

  /** Records stay, and are reconciled when players ask. */
  close(): void {
    this.#options.twins.close();
    for (const flight of this.#flights.values()) clearTimeout(flight.timer);
    this.#flights.clear();
  }

  #flightOf({ player, key }: KeyName): Flight | undefined {
    return this.#flights.get(`${player} ${key}`);
  }

  #start(call: MoneyCall): Flight {
    const { now, upstream } = this.#options;
    const { player, key, row, digest, content, request, deadline } = call;
    const sentMs = now();
    const pressedAt = Math.floor(upstream.clock.at(sentMs));
    const record = { player, key, row: row.name, digest, content, request, deadline, pressedAt, sentMs };
    return this.#add({ player, key }, record, call.headers, call);
  }

  #add(name: KeyName, record: KeyRecord, headers: OutgoingHttpHeaders, call?: MoneyCall): Flight {
    const flight = newFlight(name, { record, headers, call, startedMs: this.#options.now() });
    this.#flights.set(`${name.player} ${name.key}`, flight);
    return flight;
  }

  /** Takes up a key of an earlier process or another machine. */
  async #resume(name: KeyName, headers: OutgoingHttpHeaders): Promise<Flight | undefined> {
    const record = await this.#options.store.find(name);
    const there = this.#flightOf(name);
    if (there !== undefined || record === undefined) return there;
    const flight = this.#add(name, record, headers);
    this.#dispatch(flight, { on: 'found', state: stateOf(record) });
    return flight;
  }

  #dispatch(flight: Flight, event: KeyEvent): void {
    const before = flight.state;
    const { state, effects } = step(before, event, this.#options.times);
    flight.state = state;
    for (const effect of effects) {
      if (effect === 'claim') void this.#claim(flight);
      if (effect === 'forward') void this.#forward(flight);
      if (effect === 'decide') {
        flight.decidedMs = this.#options.now();
        void this.#decide(flight);
      }
      if (effect === 'reconcile') this.#readLater(flight);
    }
    noteOutcome(flight, before, event, this.#options);
    for (const waiter of flight.waiters) {
      const reply = replyTo(state, waiter.digest);
      if (reply !== 'wait') waiter.resolve(reply);
      else if (state.is === 'sent') {
        waiter.stored?.();
        waiter.stored = undefined;
      }
    }
    this.#tidy(flight);
  }

  /** Forgets a key without further work. */
  #tidy(flight: Flight): void {
    const { state, waiters } = flight;
    if (waiters.size > 0 || flight.reading !== undefined || state.is === 'received') return;
    if (isDecided(state) && state.storing !== 'done') return;
    if (state.is === 'sent' && (state.isUnderWay || flight.timer !== undefined)) return;
    clearTimeout(flight.timer);
    this.#flights.delete(`${flight.name.player} ${flight.name.key}`);
  }

  async #claim(flight: Flight): Promise<void> {
    const { store, loss, metrics, now, log } = this.#options;
    const { state } = flight;
    const isLate = state.is === 'received' && state.isLate;
    const held = loss.heldBy(flight.record.deadline);
    try {
      const after = isLate ? step(state, { on: 'stored', now: now() }, this.#options.times).state : undefined;
      const outcome = after && isDecided(after) ? { outcome: outcomeOf(after, undefined, now()) } : {};
      const record = { ...flight.record, ...outcome };
      const there = await (held === undefined ? store.claim(record) : store.find(flight.name));
      if (held !== undefined && there === undefined) throw new StoreFailed(held);
      flight.isOurs = there === undefined;
      if (there === undefined) return this.#dispatch(flight, { on: 'stored', now: this.#nowForDeadline() });
      flight.record = there;
      flight.call = undefined;
      this.#dispatch(flight, { on: 'found', state: stateOf(there) });
    } catch (error) {
      metrics.add('slipway_edge_store_failures_total');
      log.failure('store', error);
      this.#dispatch(flight, { on: 'notStored' });
    }
  }

  async #forward(flight: Flight): Promise<void> {
    const { call } = flight;
    if (call === undefined) throw new Error(`${flight.name.key} would be forwarded a second time`);
    flight.call = undefined;
    this.#dispatch(flight, await forwardOnce(flight, call, this.#options));
  }

  async #decide(flight: Flight): Promise<void> {
    const { store, twins, metrics, now, log } = this.#options;
    const { state, name } = flight;
    if (!isDecided(state)) return;
    // Kept for further attempts: it identifies an outcome that was stored without confirmation, and dates the watch.
    const { decidedMs = now() } = flight;
    let outcome: Outcome = outcomeOf(
      state,
      state.is === 'accepted' ? storedEntry(flight.record, flight.entry) : undefined,
      decidedMs,
    );
    try {
      let record = await store.decide(name, outcome);
      if (record !== undefined && record.outcome === undefined && state.how === 'answer') {
        // The lists gave this entry to another key. The upstream's own answer is certain, so it stays.
        outcome = outcomeOf(state, undefined, decidedMs);
        record = await store.decide(name, outcome);
      }
      if (record === undefined || record.outcome?.decidedMs === decidedMs) {
        twins.start(flight);
        return this.#dispatch(flight, { on: 'decisionStored' });
      }
      flight.record = record;
      this.#dispatch(flight, { on: 'found', state: stateOf(record) });
    } catch (error) {
      metrics.add('slipway_edge_store_failures_total');
      log.failure('store', error);
      // The answer is certain and is given; the record follows when the store works.
      this.#dispatch(flight, { on: 'decisionNotStored' });
      flight.timer = setTimeout(() => void this.#decide(flight), STORE_RETRY_MS).unref();
    }
  }

  #readLater(flight: Flight): void {
    const { state } = flight;
    if (state.is !== 'sent' || flight.timer !== undefined) return;
    const { now, times } = this.#options;
    const leftMs = settledAt(state, times) - now();
    if (leftMs < -READ_ON_MS && flight.readings > 0) return;
    const usual = READING_PAUSES_MS[Math.min(flight.readings, READING_PAUSES_MS.length - 1)] ?? 0;
    const pause = leftMs > 0 ? Math.min(usual, leftMs) : usual;
    flight.timer = setTimeout(() => {
      flight.timer = undefined;
      void this.#read(flight).then(() => {
        this.#readLater(flight);
        this.#tidy(flight);
      });
    }, pause).unref();
  }

  async #readWithin(flight: Flight, ms: number): Promise<void> {
    const isRecent = this.#options.now() - flight.lastReadingMs < MIN_READING_MS;
    if (isRecent && flight.reading === undefined) return;
    await Promise.race([this.#read(flight), new Promise((resolve) => void setTimeout(resolve, ms).unref())]);
  }

  /** Reads the lists once; a second caller joins. */
  #read(flight: Flight): Promise<void> {
    flight.reading ??= this.#reading(flight).finally(() => {
      flight.reading = undefined;
      flight.lastReadingMs = this.#options.now();
    });
    return flight.reading;
  }

  async #reading(flight: Flight): Promise<void> {
    const { metrics, now, log } = this.#options;
    flight.readings++;
    metrics.add('slipway_edge_readings_total');
    try {
      const event = await readLists(flight, now(), this.#options);
      if (event !== undefined) this.#dispatch(flight, event);
    } catch (error) {
      metrics.add('slipway_edge_store_failures_total');
      log.failure('reconcile', error);
    }
  }

  /** The time plus the clock difference of the machines: no machine accepts a key that another has called "never received". */
  #nowForDeadline(): number {
    return this.#options.now() + this.#options.times.skewMs;
  }
}
