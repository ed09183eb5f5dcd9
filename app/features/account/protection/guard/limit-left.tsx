import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Room } from './guard.ts';
import { useGuard } from './use-guard.ts';
import { useGetPlayerLimitsQuery } from '#app/features/account/protection/protection-api.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import { useIsMoved } from '#app/ui/late/late-note.tsx';
import * as muted from '#app/ui/muted.module.css';

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
  const { t } = useTranslation(['protection', 'shell']);
  const isMoved = useIsMoved([useGetPlayerLimitsQuery()]);
  const { amount } = useLimitText(currency);
  const { kind, period, left } = room;
  const text = t(`protection:left.${kind}`, { amount: amount(kind, left), period: t(`protection:period.${period}`) });
  return (
    <p className={muted.figures} data-testid="limit-left">
      {isMoved ? `${text} ${t('shell:rereading')}` : text}
    </p>
  );
}
