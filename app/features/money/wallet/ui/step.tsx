import { useEffect, useId, useRef } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { InOutcome } from '#app/ui/outcome.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './wallet.module.css';

interface StepProps {
  readonly title: string;
  /** The payment is done: the title says so with its sign. */
  readonly isDone?: boolean;
  readonly testId?: string;
  readonly children: Elements;
}

/**
 * A new step of a payment: its review or its receipt. It takes the focus and starts at its top. The group has the title as its name,
 * which is what a screen reader announces, once; so the notices in it do not announce themselves.
 */
export function Step({ title, isDone = false, testId, children }: StepProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.closest('dialog')?.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <InOutcome value={true}>
      <div
        ref={ref}
        role="group"
        tabIndex={-1}
        aria-labelledby={id}
        className={styles.section}
        data-outcome=""
        data-testid={testId}
      >
        {isDone ? (
          <Notice kind="success">
            <strong id={id}>{title}</strong>
          </Notice>
        ) : (
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
        )}
        {children}
      </div>
    </InOutcome>
  );
}
