import type { Elements } from './elements.ts';
import { Notice } from './notice.tsx';

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text, action }: { readonly text: string; readonly action: Elements }) {
  return (
    <Notice kind="error" action={action}>
      {text}
    </Notice>
  );
}
