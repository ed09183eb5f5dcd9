import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { CricketMatch } from '#contract/entities';
import type { Bounds } from '#engine/limits';
import type { SettleRules } from '#engine/sports';
import { listCricketMatches } from '#contract/rows/sports/list-cricket-matches';
import { readEvery } from '#app/api/read-every.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import { useOwnRegions } from '#app/features/account/account/index.ts';
import { usePickedCricket } from '#app/features/betting/slip/model/use-picks.ts';
import { cricketKey } from '#app/features/betting/slip/model/slip-item.ts';
import { afterRefusal, type RefusedPrices } from '#app/features/betting/slip/pricing/refused-prices.ts';
import { useGetGameLimitsQuery } from '#app/features/betting/slip/pricing/limits-api.ts';
import type { LegWhen } from '#app/features/betting/slip/pricing/price-items.ts';
import type { CricketTicket } from './cricket-ticket.ts';
import { mostCricket } from './most-cricket.ts';
import { summariseCricket } from './summarise-cricket.ts';

/** The same interval as on the page of a match. */
const POLL_MS = 5_000;
const NONE: RefusedPrices = new Map();
const NOTHING: CricketMatch['bets'] = {};

const cricketOfSlip = api.injectEndpoints({
  endpoints: (build) => ({
    cricketOfSlip: build.query<CricketMatch[], void>({
      query: fromRow(listCricketMatches, () => ({})),
      providesTags: ['Matches'],
    }),
  }),
});

interface Context {
  readonly currency: string;
  readonly rate: string | undefined;
  readonly brandStake: Bounds | undefined;
  /** The brand's caps and withholding, in `currency`. */
  readonly rules?: SettleRules | undefined;
  /** The balance, or what the player's own limits leave of it. */
  readonly funds: string | undefined;
  /** What the last press was refused for. */
  readonly refused?: RefusedPrices;
}

/** The cricket matches on offer, read again while they are needed. */
export function useCricketMatches(isNeeded: boolean) {
  const { currentData, isError, error, refetch } = cricketOfSlip.useCricketOfSlipQuery(
    isNeeded ? undefined : skipToken,
    readEvery(POLL_MS),
  );
  return { matches: currentData, isLate: isNeeded && isError, error, retry: () => void (isNeeded && refetch()) };
}

/** The cricket bets of the slip, one for each match, at the current odds. */
export function useCricketTickets({ currency, rate, brandStake, rules, funds: available, refused = NONE }: Context) {
  const picked = usePickedCricket();
  const isNeeded = Object.keys(picked).length > 0;
  const { matches, isLate, error, retry } = useCricketMatches(isNeeded);
  const { currentData } = useGetGameLimitsQuery(isNeeded ? { game: 'cricket' } : skipToken);
  const ownRegions = useOwnRegions();
  const limits = useMemo(() => ownRegions('cricket', currentData), [ownRegions, currentData]);
  const tickets = useMemo(
    () =>
      Object.entries(picked).map(([matchId, { home, away, picks }]): CricketTicket => {
        // A match that has left the list takes no bets any more.
        const match = matches?.find((each) => each.matchId === matchId);
        const listed = matches && (match?.bets ?? NOTHING);
        const offers =
          listed &&
          Object.fromEntries(
            Object.entries(listed).map(([id, offer]) => {
              const { odds: odd } = afterRefusal(refused, cricketKey(matchId, id), { odds: offer.odd });
              return [id, { ...offer, odd }];
            }),
          );
        // The balance has to cover all bets together, so that it is checked for the whole slip.
        const context = { offers, currency, limits, rate, brandStake, rules, funds: undefined };
        const summary = summariseCricket(picks, context);
        const most = () =>
          limits && rate !== undefined
            ? mostCricket(summary, currency, {
                funds: available,
                bet: limits.bet,
                own: brandStake,
                bonus: limits.Bonus,
                rate,
                rules,
              })
            : undefined;
        return { matchId, home, away, when: whenOf(match), summary, most };
      }),
    [picked, matches, currency, limits, rate, brandStake, rules, available, refused],
  );
  return { tickets, isLate, error, retry };
}

const whenOf = (match: CricketMatch | undefined): LegWhen | undefined =>
  match && {
    startTime: match.startTime,
    ...(match.state === 'live' && { live: { minute: undefined, score: match.score } }),
  };
