import type { Page } from 'playwright-core';
import { CODES } from '#contract/reasons';
import { RowClient } from '#simulator/testing';
import { now, type Move } from './move-prices.ts';
import type { SecureSite } from './secure-site.ts';

export interface Bets {
  readonly accepted: number;
  /** Because the price was another one. */
  readonly refused: number;
}

/** Bets are sent so soon after a move of their price, evenly spread. */
const WITHIN_MS = 300;
const STEP_MS = 70;
const EVERY_MS = 150;
const NO_MOVE_MS = 20;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** While prices move: bets at the price that the row shows at that moment. The upstream counts what it refuses. */
export async function betAtMoves(
  { simulator }: SecureSite,
  page: Page,
  moves: readonly Move[],
  ended: Promise<unknown>,
): Promise<Bets> {
  const client = new RowClient(simulator, simulator.world()).signIn();
  const sample = await client.sample('placeBet');
  const bets = { accepted: 0, refused: 0 };
  const over = new AbortController();
  void ended.finally(() => over.abort());
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const move = moves.findLast(({ isShown }) => isShown);
    if (move !== undefined) {
      await wait(Math.max(0, move.at + ((turn * STEP_MS) % WITHIN_MS) - now()));
      const odds = await page.evaluate<string | undefined>(
        `feedShown.findLast(({ id }) => id === ${JSON.stringify(move.id)})?.odds`,
      );
      const matches = [{ match_id: move.id, picks: [{ kind: 'wl', outcome: 'w', odds }] }];
      const { json } = await client.send('placeBet', { ...sample, body: { ...(sample.body as object), matches } });
      if (json.code === 0) bets.accepted += 1;
      if (json.code === CODES.oddsChanged.code) bets.refused += 1;
    }
    await wait(move === undefined ? NO_MOVE_MS : EVERY_MS);
  }
  return bets;
}
