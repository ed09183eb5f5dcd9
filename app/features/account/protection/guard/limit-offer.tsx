import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { useGetPlayerLimitsQuery } from '#app/features/account/protection/protection-api.ts';
import { ToProtection } from './to-protection.tsx';
import * as styles from './guard-note.module.css';

/**
 * Offers a deposit limit where a player without one pays in. RTS 12A of the Gambling Commission: customers are prompted at registration
 * or at the first deposit.
 */
export function LimitOffer() {
  const { isAccompanied } = useRules();
  const { currentData } = useGetPlayerLimitsQuery(isAccompanied ? undefined : skipToken);
  const isOpen = currentData?.limits.every(({ kind, value }) => kind !== 'deposit' || value === null) ?? false;
  return isOpen ? (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  ) : null;
}

function Offer() {
  const { t } = useTranslation('protection');
  return (
    <p className={styles.left} data-testid="limit-offer">
      <span>{t('offer')}</span> <ToProtection>{t('offerLink')}</ToProtection>
    </p>
  );
}
