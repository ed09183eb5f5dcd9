import type { LotteryBet, MarkSixGame, OddsItem, RaceBet } from '#contract/entities';
import type { Answer, UpstreamClient } from './upstream-client.ts';

/** An open draw or race: its prices, and how to place, decide and read a bet. */
export interface OpenDraw {
  readonly drawnAt: string;
  readonly prices: () => Promise<readonly OddsItem[]>;
  readonly place: (
    picks: readonly object[],
    currency: string,
    key: string,
  ) => Promise<Answer<{ readonly bet: LotteryBet | RaceBet }>>;
  /** By the control interface: `{ numbers, special }` or `{ finish }`. */
  readonly set: (result: object) => Promise<unknown>;
  readonly read: (id: string) => Promise<LotteryBet | RaceBet>;
}

const FIRST = { start: 0, limit: 1 };

export async function openDraw(client: UpstreamClient, lottery: MarkSixGame): Promise<OpenDraw | undefined> {
  const params = { lottery };
  const { draws } = await client.read('listDraws', { params, query: FIRST });
  const open = draws.find(({ state }) => state === 'open');
  return (
    open && {
      drawnAt: open.draw_time,
      prices: () => client.read('getMarkSixOdds', { query: { game: lottery } }),
      place: (picks, currency, key) => {
        const body = { match_id: open.match_id, currency, picks: picks as LotteryBet['picks'] };
        return client.money('placeLotteryBet', { params, body }, key);
      },
      set: (result) => client.control('POST', `draws/${open.match_id}`, result),
      read: (id) => client.read('getMyLotteryBet', { params: { ...params, id } }),
    }
  );
}

export async function openRace(client: UpstreamClient): Promise<OpenDraw | undefined> {
  const params = { race: 'pk10' as const };
  const { races } = await client.read('listRaces', { params, query: FIRST });
  const open = races.find(({ state }) => state === 'open');
  return (
    open && {
      drawnAt: open.draw_time,
      prices: () => client.read('getRaceOdds', { params }),
      place: (picks, currency, key) => {
        const body = { race_id: open.id, currency, picks: picks as RaceBet['picks'] };
        return client.money('placeRaceBet', { params, body }, key);
      },
      set: (result) => client.control('POST', `draws/${open.id}`, result),
      read: (id) => client.read('getMyRaceBet', { params: { ...params, id } }),
    }
  );
}
