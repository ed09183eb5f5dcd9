import { createHmac, randomBytes } from 'node:crypto';
import { TICKET_LIFE_SECONDS } from '#contract/rows/content/get-socket-ticket';
import type { WorldClock } from '../../core/clock/world-clock.ts';
import type { Session } from './sessions.ts';

/** Tabs of a player that open a socket at the same time. */
const MAX_PER_MEMBER = 20;

interface Issued {
  readonly session: Session;
  readonly expiresMs: number;
}

/**
 * Tickets for the wallet's and chat's sockets: each opens one socket within 30 s of real time. In memory, so they end with the
 * process.
 */
export class SocketTickets {
  readonly #world: string;
  readonly #clock: Pick<WorldClock, 'transportNow'>;
  /** Oldest first. */
  readonly #issued = new Map<string, Issued>();
  readonly #secret = randomBytes(32);
  #count = 0;

  constructor(world: string, clock: Pick<WorldClock, 'transportNow'>) {
    this.#world = world;
    this.#clock = clock;
  }

  issue(session: Session): string {
    const nowMs = this.#clock.transportNow();
    for (const [ticket, { expiresMs }] of this.#issued) if (expiresMs <= nowMs) this.#issued.delete(ticket);
    const own = [...this.#issued].filter(([, issued]) => issued.session.memberId === session.memberId);
    for (const [ticket] of own.slice(0, Math.max(0, own.length - MAX_PER_MEMBER + 1))) this.#issued.delete(ticket);
    const digest = createHmac('sha256', this.#secret)
      .update(String(++this.#count))
      .digest('hex');
    const ticket = `ticket.${this.#world}.${digest.slice(0, 40)}`;
    this.#issued.set(ticket, { session, expiresMs: nowMs + TICKET_LIFE_SECONDS * 1_000 });
    return ticket;
  }

  /** Uses up a ticket. @returns its session; undefined if unknown, used or too old */
  take(ticket: string): Session | undefined {
    const issued = this.#issued.get(ticket);
    this.#issued.delete(ticket);
    return issued !== undefined && issued.expiresMs > this.#clock.transportNow() ? issued.session : undefined;
  }
}

/** The world of a ticket; undefined for other strings. */
export function worldOfTicket(ticket: string): string | undefined {
  return /^ticket\.([a-z0-9][a-z0-9-]{0,63})\.[0-9a-f]{40}$/.exec(ticket)?.[1];
}
