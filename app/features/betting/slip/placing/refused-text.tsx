import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { beside } from '#app/api/refusals/beside.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import { StopOr } from '#app/features/account/protection/index.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { useWallet } from '#app/features/account/account/index.ts';
import { refusalText, type RefusalText } from './refusal-text.ts';
import { usePriceText } from '#app/features/betting/slip/pricing/use-price-text.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';

interface RefusedTextProps {
  readonly error: ApiError | undefined;
  /** By the server. */
  readonly said?: string | undefined;
}

/** Why a bet was refused, with the numbers; after a reload only that it was, and what the server said. */
export function RefusedText({ error, said }: RefusedTextProps) {
  const { t } = useTranslation('slip');
  const commonText = useCommonText();
  const reasonText = useReasonText();
  const price = usePriceText();
  const currency = useWallet()?.currency ?? '';
  const change = ({ was, now, line, kind: market = '', outcome = '' }: RefusalText['moved'][number]) => {
    const on = (at: 'was' | 'now') => line && { market, outcome, line: line[at] };
    return t('odds.change', { was: price(was, on('was')), now: price(now, on('now')) });
  };
  if (error === undefined) return <span>{beside(said, t('refused.other'), 'refused.other')}</span>;
  if (error.kind === 'notLoaded') return <ChunkFailed />;
  const text = refusalText(error);
  return (
    <StopOr error={error} currency={currency}>
      {'betKey' in text ? (
        <>
          <strong>{beside(text.message, t(text.betKey), text.betKey)}</strong>
          {text.reasons.map((reason) => (
            <p key={reasonText(reason)}>{reasonText(reason)}</p>
          ))}
          {text.moved.length > 0 && <p>{text.moved.map(change).join(', ')}</p>}
        </>
      ) : (
        <span>{commonText(text)}</span>
      )}
    </StopOr>
  );
}
