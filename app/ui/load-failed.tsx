import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import type { Elements } from './elements.ts';
import { Notice } from './notice.tsx';

interface LoadFailedProps {
  readonly text: string;
  /** Why: what the server said is shown in the place of the text. */
  readonly error: Failure;
  /** The text says what is missing, or that what is shown is older: it stands beside. */
  readonly isBeside?: boolean;
  readonly action: Elements;
}

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text, error, isBeside = false, action }: LoadFailedProps) {
  return (
    <Notice kind="error" action={action}>
      {unreadText(error, text, isBeside)}
    </Notice>
  );
}
