/**
 * What the server's clocks show, reckoned from the headers of its answers and a local clock that never jumps.
 *
 * Two readings: the time of the games (`date`: kick-offs, draws, closings) and the transport clock (`x-server-time`, in
 * milliseconds), by which the server judges deadlines. A real upstream sends only `date`: then both are the same.
 */
export interface ServerClock {
  /** Takes a reading. `sentAt` and `receivedAt` are local monotonic milliseconds. */
  observe(headers: Headers, sentAt: number, receivedAt: number): void;
  /**
   * The page was out of sight and is back. The monotonic clock of some systems stands while the machine sleeps: what the wall
   * clock has gained on it is added at once, and the next answer is believed, however slow it is.
   */
  woke(): void;
  /** Milliseconds since the epoch by which games start and close. */
  gameTime(): number;
  /** Milliseconds since the epoch by which deadlines are judged. */
  transportTime(): number;
}

interface Reading {
  readonly offset: number;
  readonly roundTrip: number;
}

/** A better (quicker) reading wins; a worse one only when it shows that the clock has moved by more than its own error. */
function better(held: Reading | undefined, next: Reading, resolution: number): Reading {
  if (held === undefined || next.roundTrip <= held.roundTrip) return next;
  const error = next.roundTrip / 2 + held.roundTrip / 2 + resolution;
  return Math.abs(next.offset - held.offset) > error ? next : held;
}

/** `date` has whole seconds only. */
const DATE_RESOLUTION_MS = 1_000;
const TRANSPORT_RESOLUTION_MS = 1;

/** Both clocks of a page drift apart by less than this while it is awake. */
const SLEEP_LEAST_MS = 500;

const doubted = (held: Reading | undefined, slept: number): Reading | undefined =>
  held && { offset: held.offset + slept, roundTrip: Number.POSITIVE_INFINITY };

export function createServerClock(local: { monotonic(): number; wall(): number }): ServerClock {
  let game: Reading | undefined;
  let transport: Reading | undefined;
  let ahead = local.wall() - local.monotonic();
  return {
    observe(headers, sentAt, receivedAt) {
      const roundTrip = receivedAt - sentAt;
      const middle = sentAt + roundTrip / 2;
      ahead = local.wall() - local.monotonic();
      const date = Date.parse(headers.get('date') ?? '');
      const exact = Number(headers.get('x-server-time') ?? Number.NaN);
      if (Number.isFinite(date)) {
        game = better(game, { offset: date + DATE_RESOLUTION_MS / 2 - middle, roundTrip }, DATE_RESOLUTION_MS);
      }
      if (Number.isFinite(exact)) {
        transport = better(transport, { offset: exact - middle, roundTrip }, TRANSPORT_RESOLUTION_MS);
      }
    },
    woke() {
      const now = local.wall() - local.monotonic();
      // A player who sets the wall clock back has not gone back in time.
      const slept = now - ahead > SLEEP_LEAST_MS ? now - ahead : 0;
      ahead = now;
      game = doubted(game, slept);
      transport = doubted(transport, slept);
    },
    gameTime: () => (game === undefined ? local.wall() : local.monotonic() + game.offset),
    transportTime: () => {
      const reading = transport ?? game;
      return reading === undefined ? local.wall() : local.monotonic() + reading.offset;
    },
  };
}

/** The page's one clock. */
export const serverClock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });

/** Corrects the page's clock whenever the page comes back into sight. */
export function startClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') serverClock.woke();
  });
}
