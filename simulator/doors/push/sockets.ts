import type { WebSocket } from 'ws';

/** An open wallet socket of a player. */
export interface PlayerSocket {
  readonly socket: WebSocket;
  readonly world: string;
  readonly memberId: string;
  readonly names: readonly string[];
  /** A fault: the socket stays open, but nothing is sent on it. */
  readonly isSilent: boolean;
  /** Whether the session that opened it goes on. */
  readonly isSignedIn: () => boolean;
  isAlive: boolean;
  /** Frames that a fault delays until a later one has overtaken them. */
  delayed: string[];
}

/** Open wallet sockets, by world and member: a player has one for each tab. */
export class Sockets {
  readonly #byMember = new Map<string, Set<PlayerSocket>>();

  add(player: PlayerSocket): void {
    const key = `${player.world} ${player.memberId}`;
    const tabs = this.#byMember.get(key) ?? new Set();
    this.#byMember.set(key, tabs.add(player));
    player.socket.on('pong', () => (player.isAlive = true));
    // Frames from clients are ignored on this channel. A protocol error ends the socket, not the process.
    player.socket.on('error', () => player.socket.terminate());
    player.socket.on('close', () => {
      tabs.delete(player);
      if (tabs.size === 0) this.#byMember.delete(key);
    });
  }

  of(world: string, memberId: string): readonly PlayerSocket[] {
    return [...(this.#byMember.get(`${world} ${memberId}`) ?? [])];
  }

  all(): readonly PlayerSocket[] {
    return [...this.#byMember.values()].flatMap((tabs) => [...tabs]);
  }
}
