import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Race } from '#contract/entities';
import type { DrawPhase, DrawTimes } from '#app/features/betting/draws/index.ts';
import { RetryButton } from '#app/ui/retry-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RaceTrack } from './race-track.tsx';

interface RaceResultProps {
  readonly current: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly last: Race;
  readonly onRetry: () => void;
}

/** The next race at its start and on its way, or the last one to its finish. A missing finish is shown as missing. */
export function RaceResult({ current, phase, last, onRetry }: RaceResultProps) {
  const { t } = useTranslation(['racing', 'lottery']);
  const [first] = useState(last.id);
  if (current !== undefined && (phase === 'closed' || phase === 'drawing')) {
    return (
      <RaceTrack
        key={current.id}
        number={current.number}
        drawTime={current.drawTime}
        isDue={phase === 'drawing'}
        finish={undefined}
        isFresh={false}
      />
    );
  }
  if (last.result === undefined) {
    return last.state === 'cancelled' ? (
      <Notice kind="warning">{t('lottery:phase.cancelled')}</Notice>
    ) : (
      <Notice kind="error" action={<RetryButton onRetry={onRetry} />}>
        {t('racing:missing', { number: last.draw_number })}
      </Notice>
    );
  }
  return (
    <RaceTrack
      key={last.id}
      number={last.draw_number}
      drawTime={last.draw_time}
      isDue
      finish={last.result}
      isFresh={last.id !== first}
    />
  );
}
