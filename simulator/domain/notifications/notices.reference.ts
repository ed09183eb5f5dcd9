/**
 * Who is notified of what and when, in the simplest form: for tests, without the simulator's code. Times are milliseconds of the
 * world's clock.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const TOKEN_LIFE_MS = DAY_MS;
const REFRESH_LIFE_MS = 30 * DAY_MS;
/** At once, then after 1, 5 and 30 minutes. */
const PAUSES_MS = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);
const MAX_BROWSERS = 10;

export interface ModelSession {
  readonly member: string;
  readonly lengthMs: number;
  exchangedMs: number;
  isEnded: boolean;
}

interface Break {
  readonly kind: 'time_out' | 'self_exclusion';
  readonly untilMs: number;
  readonly askedMs?: number;
}

interface Subscription {
  readonly browser: string;
  readonly member: string;
  readonly session: ModelSession;
  readonly language: string;
}

interface Notice {
  readonly browser: string;
  readonly member: string;
  readonly bet: string;
  attempts: number;
  dueMs: number;
  isOnTheWay: boolean;
}

export interface Sent {
  readonly browser: string;
  readonly bet: string;
  readonly language: string;
}

export class ModelNotices {
  readonly sessions: ModelSession[] = [];
  readonly #breaks = new Map<string, Break>();
  #subscriptions: Subscription[] = [];
  #notices: Notice[] = [];

  /** Whether calls with its token are accepted. */
  mayCall({ isEnded, exchangedMs, lengthMs }: ModelSession, nowMs: number): boolean {
    return !isEnded && nowMs < exchangedMs + Math.min(TOKEN_LIFE_MS, lengthMs);
  }

  /** Whether it has ended or cannot be continued. */
  isOver({ isEnded, exchangedMs, lengthMs }: ModelSession, nowMs: number): boolean {
    return isEnded || nowMs >= exchangedMs + Math.min(REFRESH_LIFE_MS, lengthMs);
  }

  onBreak(member: string, nowMs: number): boolean {
    const taken = this.#breaks.get(member);
    if (taken === undefined) return false;
    if (taken.kind === 'time_out') return nowMs < taken.untilMs;
    return taken.askedMs === undefined || nowMs < taken.askedMs + DAY_MS;
  }

  takeBreak(member: string, kind: Break['kind'], nowMs: number): void {
    const running = this.onBreak(member, nowMs) ? this.#breaks.get(member) : undefined;
    const end = new Date(nowMs);
    if (kind === 'time_out') end.setUTCDate(end.getUTCDate() + 1);
    else end.setUTCMonth(end.getUTCMonth() + 6);
    const untilMs = Math.max(end.getTime(), running?.untilMs ?? 0);
    this.#breaks.set(member, { kind: running?.kind === 'self_exclusion' ? running.kind : kind, untilMs });
    this.#subscriptions = this.#subscriptions.filter((each) => each.member !== member);
  }

  askToReturn(member: string, nowMs: number): void {
    const taken = this.#breaks.get(member);
    if (taken?.kind !== 'self_exclusion' || !this.onBreak(member, nowMs) || nowMs < taken.untilMs) return;
    if (taken.askedMs === undefined) this.#breaks.set(member, { ...taken, askedMs: nowMs });
  }

  subscribe(session: ModelSession, browser: string, language: string): void {
    const { member } = session;
    this.forget(browser);
    this.#subscriptions.push({ browser, member, session, language });
    const own = this.#subscriptions.filter((each) => each.member === member);
    for (const oldest of own.slice(0, Math.max(0, own.length - MAX_BROWSERS))) this.forget(oldest.browser);
  }

  forget(browser: string): void {
    this.#subscriptions = this.#subscriptions.filter((each) => each.browser !== browser);
  }

  settle(member: string, bet: string, nowMs: number): void {
    const own = this.#subscriptions.filter((each) => each.member === member);
    for (const { browser } of own)
      this.#notices.push({ browser, member, bet, attempts: 0, dueMs: nowMs, isOnTheWay: false });
  }

  /** The messages up to an instant: one attempt of each due notice, for the browser's player at that time. */
  send(nowMs: number): Sent[] {
    const sent: Sent[] = [];
    const due = this.#notices.filter(({ dueMs }) => dueMs <= nowMs).sort((one, other) => one.dueMs - other.dueMs);
    for (const notice of due) {
      const { browser, member, bet, attempts, dueMs, isOnTheWay } = notice;
      const to = this.#subscriptions.find((each) => each.browser === browser);
      const isGone = to === undefined || this.isOver(to.session, dueMs) || this.onBreak(to.member, dueMs);
      if (isGone) this.forget(browser);
      if (isGone || to.member !== member || attempts > PAUSES_MS.length) {
        this.#notices = this.#notices.filter((each) => each !== notice);
        continue;
      }
      if (!isOnTheWay) {
        notice.attempts += 1;
        notice.isOnTheWay = true;
        sent.push({ browser, bet, language: to.language });
      }
      notice.dueMs = nowMs + (PAUSES_MS[notice.attempts - 1] ?? MINUTE_MS);
    }
    return sent;
  }

  /** A push service's answer to the last attempt; undefined: none in time. */
  answered({ browser, bet }: Sent, status: number | undefined): void {
    const notice = this.#notices.find((each) => each.browser === browser && each.bet === bet);
    if (notice === undefined) return;
    notice.isOnTheWay = false;
    const isGone = status === 404 || status === 410;
    if (isGone) this.forget(browser);
    if (isGone || status === 201) this.#notices = this.#notices.filter((each) => each !== notice);
  }

  /** Subscriptions, and the next attempt of each notice. */
  get stored() {
    return {
      subscriptions: this.#subscriptions
        .map(({ browser, member, language }) => `${browser} ${member} ${language}`)
        .sort(),
      notices: this.#notices.map(({ bet, attempts, dueMs }) => `${bet} ${attempts} ${dueMs}`).sort(),
    };
  }
}
