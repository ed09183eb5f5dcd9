/**
 * The server's clocks, computed from the headers of its answers and a local clock that never jumps.
 *
 * Two clocks: game time (`date`: kick-offs, draws, closings) and transport time (`x-server-time`, in milliseconds), by which the
 * server decides deadlines. A real upstream sends only `date`: then both are the same.
 */
export interface ServerClock {
  /** Takes a reading. `sentAt` and `receivedAt` are local monotonic milliseconds. */
  observe(headers: Headers, sentAt: number, receivedAt: number): void;
  /**
   * The page was hidden and is visible again. On some systems the monotonic clock stops while the machine sleeps: the time that
   * the wall clock gained is added at once, and the next answer is believed, however slow it is.
   */
  woke(): void;
  /** Milliseconds since the epoch by which matches and draws start and close. */
  gameTime(): number;
  /** Milliseconds since the epoch by which deadlines are decided. */
  transportTime(): number;
}

interface Reading {
  readonly offset: number;
  readonly roundTrip: number;
}

/** A quicker reading replaces the stored one; a slower one only if it proves that the clock moved by more than its own error. */
function better(held: Reading | undefined, next: Reading, resolution: number): Reading {
  if (held === undefined || next.roundTrip <= held.roundTrip) return next;
  const error = next.roundTrip / 2 + held.roundTrip / 2 + resolution;
  return Math.abs(next.offset - held.offset) > error ? next : held;
}

/** `date` has whole seconds only. */
const DATE_RESOLUTION_MS = 1_000;
const TRANSPORT_RESOLUTION_MS = 1;

/** The page's two clocks drift apart by less than this while it is awake. */
const SLEEP_MIN_MS = 500;

const doubted = (held: Reading | undefined, slept: number): Reading | undefined =>
  held && { offset: held.offset + slept, roundTrip: Number.POSITIVE_INFINITY };

export function createServerClock(local: { monotonic(): number; wall(): number }): ServerClock {
  let game: Reading | undefined;
  let transport: Reading | undefined;
  let ahead = local.wall() - local.monotonic();
  const timeBy = (reading: Reading | undefined) =>
    reading === undefined ? local.wall() : local.monotonic() + reading.offset;
  return {
    observe(headers, sentAt, receivedAt) {
      const roundTrip = receivedAt - sentAt;
      const middle = sentAt + roundTrip / 2;
      ahead = local.wall() - local.monotonic();
      // A cache between says how many seconds ago the server wrote the date.
      const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1_000;
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
      // A player who sets the wall clock back does not go back in time.
      const slept = now - ahead > SLEEP_MIN_MS ? now - ahead : 0;
      ahead = now;
      game = doubted(game, slept);
      transport = doubted(transport, slept);
    },
    gameTime: () => timeBy(game),
    transportTime: () => timeBy(transport ?? game),
  };
}

export const serverClock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });

/** Corrects the page's clock whenever the page becomes visible again. */
export function startClock(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') serverClock.woke();
  });
}
