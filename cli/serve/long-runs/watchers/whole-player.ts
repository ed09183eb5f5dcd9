import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Match, PUSH_PATH } from '#contract/entities';
import { rowPath, rows } from '#contract/rows';
import type { Asked } from './asked.ts';

/** Counts of what players do besides watching. */
export interface Played {
  bets: number;
  refused: number;
  sockets: number;
  lostSockets: number;
  firstLoads: number;
}
export const playedNothing = (): Played => ({ bets: 0, refused: 0, sockets: 0, lostSockets: 0, firstLoads: 0 });

interface WholePlayer {
  readonly url: string;
  readonly token: string | undefined;
  readonly firstFiles: readonly string[];
  /** The body of an answer with status 200. */
  readonly ask: (asked: Asked) => Promise<string | undefined>;
  readonly over: AbortSignal;
  readonly played: Played;
}

const BET_EVERY_MS = 60_000;
const FIRST_WITHIN_MS = 20_000;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads the page and the files of its first view; a signed-in player opens the push channel and bets. */
export function playAs(player: WholePlayer): void {
  void loadFirst(player);
  if (player.token === undefined) return;
  void holdSocket(player);
  void bet(player);
}

async function loadFirst({ ask, firstFiles, played }: WholePlayer): Promise<void> {
  await pass(Math.random() * FIRST_WITHIN_MS);
  await ask({ address: '/' });
  await Promise.all(firstFiles.map((address) => ask({ address })));
  played.firstLoads += 1;
}

async function holdSocket({ url, token, over, played }: WholePlayer): Promise<void> {
  await pass(Math.random() * FIRST_WITHIN_MS);
  if (over.aborted) return;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PUSH_PATH}?token=${token}`, {
    rejectUnauthorized: false,
  });
  socket.once('open', () => (played.sockets += 1));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    if (!over.aborted) played.lostSockets += 1;
  });
  over.addEventListener('abort', () => socket.terminate());
}

async function bet({ ask, token, over, played }: WholePlayer): Promise<void> {
  await pass(Math.random() * BET_EVERY_MS);
  for (; !over.aborted; await pass(BET_EVERY_MS)) {
    const list = await ask({ address: `${rowPath(rows.listMatches, { game: 'soccer' })}?start=0&limit=6` });
    const { matches = [] } = (JSON.parse(list ?? '{}') as { data?: { matches: Match[] } }).data ?? {};
    const open = matches.find(({ markets }) => markets.some(({ kind, status }) => kind === 'wl' && status === 'open'));
    const odds = open?.markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;
    if (open === undefined || odds === undefined) continue;
    const answer = await ask({
      address: rowPath(rows.placeBet, { game: 'soccer' }),
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        passes: ['single'],
        stake: '1',
        multiple: 1,
        currency: 'USDT',
        accept_odds: 'any',
        matches: [{ match_id: open.match_id, picks: [{ kind: 'wl', outcome: 'w', odds }] }],
      }),
    });
    if (answer === undefined) played.refused += 1;
    else played.bets += 1;
  }
}
