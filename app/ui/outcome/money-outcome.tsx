import type { ApiError } from '#app/api/api-error.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Notice } from '#app/ui/notice.tsx';
import { UnknownOutcome, type UnknownProps } from './unknown-outcome.tsx';

interface MoneyOutcomeProps<Receipt> extends UnknownProps {
  readonly progress: MoneyProgress<Receipt> | undefined;
  /** Absent where the pressed button alone says that something is being sent. */
  readonly sending?: string;
  readonly checking: string;
  /** What the player may do meanwhile. */
  readonly checkingHint?: string;
  readonly neverDone: string;
  readonly renderRefused: (error: ApiError) => Elements;
  readonly renderAccepted: (receipt: Receipt | undefined) => Elements;
}

/** What has become of a money call, also while that is unknown. */
export function MoneyOutcome<Receipt>(props: MoneyOutcomeProps<Receipt>) {
  const { of, progress, sending, checking, checkingHint, neverDone, renderRefused, renderAccepted } = props;
  switch (progress?.status) {
    case undefined:
      return null;
    case 'sending':
      return sending === undefined ? null : <Notice kind="busy">{sending}</Notice>;
    case 'checking':
      if (checkingHint === undefined) return <Notice kind="busy">{checking}</Notice>;
      return (
        <Notice kind="busy">
          <strong>{checking}</strong>
          <p>{checkingHint}</p>
        </Notice>
      );
    case 'neverDone':
      return <Notice kind="warning">{beside(wordsOf(progress.error), neverDone, 'progress.neverDone')}</Notice>;
    case 'unknown':
      return <UnknownOutcome of={of} />;
    case 'refused':
      return progress.error.kind === 'notLoaded' ? <ChunkFailed /> : renderRefused(progress.error);
    case 'accepted':
      return renderAccepted(progress.receipt);
  }
}
