import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities';
import { RetryButton } from '#app/ui/retry-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { DrawBalls, hasNumbers } from './draw-balls.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './last-result.module.css';

interface LastResultProps {
  readonly draw: Draw;
  readonly onRetry: () => void;
}

/** The latest result. If it arrives while the page is open, it is revealed ball by ball. A missing result is shown as missing. */
export function LastResult({ draw, onRetry }: LastResultProps) {
  const { t } = useTranslation('lottery');
  const [first] = useState(draw.match_id);
  const isFresh = draw.match_id !== first;
  return (
    <section className={styles.result} data-testid="last-result">
      <h2 className={muted.lead}>
        {t('result.title')} · {t('draw.number', { number: draw.draw_number })}
      </h2>
      {draw.state === 'cancelled' ? (
        <Notice kind="warning">{t('phase.cancelled')}</Notice>
      ) : hasNumbers(draw) ? (
        <>
          <DrawBalls key={draw.match_id} draw={draw} isFresh={isFresh} />
          <p className={hidden.hidden} role="status">
            {isFresh &&
              t('result.said', {
                number: draw.draw_number,
                numbers: draw.numbers.join(', '),
                special: draw.special,
              })}
          </p>
        </>
      ) : (
        <Notice kind="error" action={<RetryButton onRetry={onRetry} />}>
          {t('result.missing', { number: draw.draw_number })}
        </Notice>
      )}
    </section>
  );
}
