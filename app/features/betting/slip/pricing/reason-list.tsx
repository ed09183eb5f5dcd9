import type { Reason } from '#app/features/betting/slip/pricing/reasons.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import * as styles from './reason-list.module.css';

/** The fields of a stake that breaks a limit have the list as their description. */
export const REASONS_ID = { slip: 'slip-reasons', tray: 'tray-reasons' } as const;

/**
 * Everything that stops a bet, each reason with its number: after fixing one, the player does not run into the next. The
 * region is there before its text: screen readers stay silent on a region that arrives together with what it says.
 */
export function ReasonList({ reasons, id }: { readonly reasons: readonly Reason[]; readonly id: string }) {
  const text = useReasonText();
  // Several singles above the same limit are one sentence.
  const sentences = new Map(reasons.map((reason) => [text(reason), reason]));
  return (
    <div id={id} role="status" className={styles.reasons} data-testid="reasons">
      {sentences.size > 0 && (
        <ul>
          {[...sentences].map(([sentence, reason]) => (
            <li key={sentence} data-limit={reason.kind === 'limit' ? reason.warning.name : undefined}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
