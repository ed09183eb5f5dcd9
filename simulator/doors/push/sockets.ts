import type { WebSocket } from 'ws';

export interface PlayerSocket {
  readonly socket: WebSocket;
  readonly world: string;
  readonly memberId: string;
  readonly names: readonly string[];
  /** A fault: open, but nothing is sent. */
  readonly isSilent: boolean;
  readonly isSignedIn: () => boolean;
  isAlive: boolean;
  /** Delayed until a later frame has overtaken them. */
  delayed: string[];
}

/** By world and member; each tab has a socket. */
export class Sockets {
  readonly #byMember = new Map<string, Set<PlayerSocket>>();

  add(player: PlayerSocket): void {
    const key = `${player.world} ${player.memberId}`;
    const tabs = this.#byMember.get(key) ?? new Set();
    this.#byMember.set(key, tabs.add(player));
    player.socket.on('pong', () => (player.isAlive = true));
    // Client frames are ignored. A protocol error ends the socket, not the process.
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
