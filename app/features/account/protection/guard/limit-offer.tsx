import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { useGetPlayerLimitsQuery, useSetPlayerLimitMutation } from '#app/features/account/protection/protection-api.ts';
import { ToProtection } from './to-protection.tsx';
import * as muted from '#app/ui/muted.module.css';

/**
 * Offers a deposit limit where a player without one pays in. RTS 12A of the Gambling Commission: customers are prompted at registration
 * or at the first deposit, where an account from before the rule says no as well.
 */
export function LimitOffer() {
  const { isAccompanied } = useRules();
  const { currentData } = useGetPlayerLimitsQuery(isAccompanied ? undefined : skipToken);
  const isOpen = currentData?.limits.every(({ kind, value }) => kind !== 'deposit' || value === null) ?? false;
  return isOpen ? (
    <Suspense fallback={null}>
      <Offer asks={currentData?.asks_deposit_limit === true} />
    </Suspense>
  ) : null;
}

function Offer({ asks }: { readonly asks: boolean }) {
  const { t } = useTranslation('protection');
  const [set, { isLoading }] = useSetPlayerLimitMutation();
  return (
    <div className={muted.figures} data-testid="limit-offer">
      <span>{t('offer')}</span> <ToProtection>{t('offerLink')}</ToProtection>
      {asks && (
        <QuietButton disabled={isLoading} onClick={() => void set({ kind: 'no_deposit_limit' })}>
          {t('limits.decline')}
        </QuietButton>
      )}
    </div>
  );
}
