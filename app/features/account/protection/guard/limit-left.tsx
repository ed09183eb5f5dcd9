import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Room } from './guard.ts';
import { useGuard } from './use-guard.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import * as styles from './guard-note.module.css';

/** What remains of the player's tightest limit, beside the amount field. */
export function LimitLeft({ action, currency }: { readonly action: Action; readonly currency: string }) {
  const { room } = useGuard(action, undefined);
  if (room === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Left room={room} currency={currency} />
    </Suspense>
  );
}

function Left({ room, currency }: { readonly room: Room; readonly currency: string }) {
  const { t } = useTranslation('protection');
  const { amount } = useLimitText(currency);
  const { kind, period, left } = room;
  return (
    <p className={styles.left} data-testid="limit-left">
      {t(`left.${kind}`, { amount: amount(kind, left), period: t(`period.${period}`) })}
    </p>
  );
}
