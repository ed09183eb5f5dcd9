import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Bet } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { useQuoteCashOutQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';

/** How long an offer is shown before the next one is requested. */
const OFFER_MS = 10_000;
/** After this many offers without a press, the player must request the next one. */
const MAX_OFFERS = 6;
const TICK_MS = 500;
/** Not the browser's clock, which a player may set. */
const time = () => serverClock.transportTime();

/** An amount for the bet, with the seconds it is valid for. */
export type Offer =
  | { readonly is: 'none' | 'loading' | 'expired' }
  | { readonly is: 'failed'; readonly error: ApiError }
  | {
      readonly is: 'open';
      readonly amount: string;
      readonly currency: string;
      /** Parts of the bet can be sold too. */
      readonly hasParts: boolean;
      readonly seconds: number;
      /** The amount of the previous offer, if it differs. */
      readonly was: string | undefined;
    };

/** Offers for a bet: when one expires, the next is requested while the page is visible. */
export function useOffer({ game, bet_id: id }: Pick<Bet, 'game' | 'bet_id'>, isAsked: boolean) {
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useQuoteCashOutQuery(
    isAsked ? { game, id } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const [now, setNow] = useState(time);
  const [arrived, setArrived] = useState<{ readonly stamp: number; readonly at: number }>();
  if (fulfilledTimeStamp !== undefined && fulfilledTimeStamp !== arrived?.stamp)
    setArrived({ stamp: fulfilledTimeStamp, at: time() });
  const until = arrived && arrived.at + OFFER_MS;
  const [asked, setAsked] = useState(1);
  const [shown, setShown] = useState<{ readonly amount?: string; readonly was?: string }>({});
  if (currentData !== undefined && currentData.amount !== shown.amount) {
    setShown({ amount: currentData.amount, ...(shown.amount !== undefined && { was: shown.amount }) });
  }
  // Once a part is sold, the rest has another price by nature.
  if (!isAsked && shown.amount !== undefined) setShown({});
  const left = until === undefined ? OFFER_MS : until - now;

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setInterval(() => setNow(time()), TICK_MS);
    return () => clearInterval(timer);
  }, [isAsked]);

  const isStanding = isAsked && !isFetching && error === undefined && asked < MAX_OFFERS;
  useEffect(() => {
    if (!isStanding || until === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      void refetch();
    }, until - time());
    return () => clearTimeout(timer);
  }, [isStanding, until, refetch]);

  /** Requests an offer now, even if the last one failed. */
  function renew() {
    setAsked(1);
    if (isAsked) void refetch();
  }

  return { offer: offerOf(), renew };

  function offerOf(): Offer {
    if (!isAsked) return { is: 'none' };
    if (error !== undefined && !isFetching) return { is: 'failed', error: error as ApiError };
    if (currentData === undefined || error !== undefined) return { is: 'loading' };
    if (!isFetching && left <= 0 && asked >= MAX_OFFERS) return { is: 'expired' };
    const { amount, currency, parts } = currentData;
    return {
      is: 'open',
      amount,
      currency,
      hasParts: parts === true,
      // The timer may lag behind the response: never show an offer as valid for longer than it is.
      seconds: isFetching ? 0 : Math.ceil(Math.min(OFFER_MS, Math.max(0, left)) / 1_000),
      was: shown.was,
    };
  }
}
