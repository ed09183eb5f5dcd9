import type { ApiError } from '#app/api/api-error.ts';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';

interface ChangeOutcomeProps {
  /** The mutation. */
  readonly of: { readonly isError: boolean; readonly error?: unknown };
  /** What has been done, if it has. */
  readonly done?: string | false | undefined;
  /** Another value is another outcome, where the text may be the same twice. */
  readonly result?: unknown;
}

/** Why a change of the protection failed, or that it is made. */
export function ChangeOutcome({
  of: { isError, error },
  done = false,
  result = done || undefined,
}: ChangeOutcomeProps) {
  const { t } = useTranslation('protection');
  return (
    <Outcome of={isError ? 'failed' : result}>
      {isError && <Notice kind="error">{wordsOf(error as ApiError | undefined) ?? t('failed')}</Notice>}
      {done !== false && !isError && <Notice kind="success">{done}</Notice>}
    </Outcome>
  );
}
