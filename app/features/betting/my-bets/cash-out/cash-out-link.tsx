import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Bet } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { useIsNear } from '#app/ui/use-is-near.ts';
import { isMarketClosed } from './market-closed.ts';
import { useQuoteCashOutQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as styles from './cash-out.module.css';

/** As often as the list itself. */
const POLL_MS = 30_000;

interface CashOutLinkProps {
  readonly bet: Bet;
  readonly to: LinkProps['to'];
  readonly className: string | undefined;
}

/**
 * The way to the offer of a bet, with its present amount while one is offered, or why there is none now. Only for bets near the screen: each is a call. The
 * amount is confirmed on the next page, where it is valid for seconds.
 */
export function CashOutLink({ bet: { game, bet_id: id }, to, className }: CashOutLinkProps) {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { currentData, isError, error } = useQuoteCashOutQuery(isNear ? { game, id } : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const offered = isError ? undefined : currentData;
  return (
    <span ref={place}>
      {isError && isMarketClosed(error as ApiError) ? (
        <span className={styles.hint}>{t('cashOut.closed')}</span>
      ) : (
        <Link className={className} to={to} data-testid="cash-out-link">
          {offered === undefined
            ? t('cashOut.title')
            : t('cashOut.confirm', { amount: money(offered.amount, offered.currency) })}
        </Link>
      )}
    </span>
  );
}
