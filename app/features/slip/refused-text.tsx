import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { refusedBy, StopText } from '#app/features/protection/index.ts';
import { useWallet } from '#app/features/account/index.ts';
import { refusalText } from './refusal-text.ts';
import { useReasonText } from './use-reason-text.ts';

/** Why a bet was refused, with the numbers; after a reload only that it was. */
export function RefusedText({ error }: { readonly error: ApiError | undefined }) {
  const { t } = useTranslation(['slip', 'shell']);
  const reasonText = useReasonText();
  const odds = useOddsText();
  const currency = useWallet()?.currency ?? '';
  const stop = refusedBy(error);
  if (error === undefined) return <span>{t('slip:refused.other')}</span>;
  if (stop !== undefined) return <StopText stop={stop} currency={currency} />;
  const text = refusalText(error);
  if ('key' in text) return <span>{t(text.key, { ns: 'shell' })}</span>;
  if ('message' in text) return <span>{text.message}</span>;
  return (
    <>
      <strong>{t(text.betKey, { ns: 'slip' })}</strong>
      {text.reason !== undefined && <p>{reasonText(text.reason)}</p>}
      {text.moved.length > 0 && (
        <p>{text.moved.map(({ was, now }) => t('slip:odds.change', { was: odds(was), now: odds(now) })).join(', ')}</p>
      )}
    </>
  );
}
